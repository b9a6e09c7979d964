import { clsx } from 'clsx';
import { Lens } from '../../ui/Lens.tsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './ResultsBenefits.module.css';

/** SEO: numbered search results under a sticky search field. */
export function ResultsBenefits({ heading, items }: BenefitsProps) {
  return (
    <section className={clsx('band', styles.section)} data-ground="quiet" data-category="seo">
      <div className="wrap">
        <div className={styles.search}>
          <h2>{heading}</h2>
          <span className={styles.lens} aria-hidden="true">
            <Lens />
          </span>
        </div>
        <div className={styles.page}>
          {items.map((benefit) => (
            <article
              key={benefit.title}
              className={benefit.kind === 'figure' ? styles.panel : styles.result}
              data-benefit={benefit.kind}
            >
              <div>
                <BenefitText {...benefit} />
              </div>
              <BenefitScene benefit={benefit} className={styles.picture} isThumbnail />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

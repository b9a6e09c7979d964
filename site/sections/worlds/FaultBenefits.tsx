import { clsx } from 'clsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './FaultBenefits.module.css';

/** Technical SEO: a row per benefit, with a fault and its fix at the end. */
export function FaultBenefits({ heading, items }: BenefitsProps) {
  return (
    <section className={clsx('band', styles.section)} data-ground="quiet" data-category="seo">
      <div className="wrap">
        <h2>{heading}</h2>
        <div className={styles.rows}>
          {items.map((benefit) => (
            <article key={benefit.title} data-benefit={benefit.kind}>
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

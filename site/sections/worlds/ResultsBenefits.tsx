import { Lens } from '../../ui/Lens.tsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './ResultsBenefits.module.css';

/**
 * SEO: search results under a sticky search field, with a dot that climbs past them during
 * scrolling.
 */
export function ResultsBenefits({ heading, items }: BenefitsProps) {
  return (
    <section className="band">
      <div className="wrap">
        <div className={styles.search}>
          <h2>{heading}</h2>
          <span className={styles.lens} aria-hidden="true">
            <Lens />
          </span>
        </div>
        <div className={styles.page}>
          <div className={styles.rail} aria-hidden="true">
            <span className={styles.climber} />
          </div>
          {items.map((benefit) => (
            <article
              key={benefit.title}
              className={benefit.kind === 'figure' ? styles.panel : styles.result}
              data-benefit={benefit.kind}
            >
              <div>
                <BenefitText {...benefit} />
              </div>
              <BenefitScene benefit={benefit} className={styles.picture} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}

import { clsx } from 'clsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './VoyageBenefits.module.css';

/**
 * Sourcing: numbered ports from left to right, by turns above and below the waterline. A ship sails
 * past them during scrolling.
 */
export function VoyageBenefits({ heading, items }: BenefitsProps) {
  return (
    <section className={clsx('band on-ink', styles.sea)} data-ground="ink">
      <h2 className="wrap">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.voyage} aria-label={heading} tabIndex={0}>
        <div className={styles.ports}>
          <div className={styles.route} aria-hidden="true">
            <div className={styles.course}>
              <svg viewBox="0 0 64 40" className={styles.ship}>
                <path d="M22 6h12v12H22zM36 6h12v12H36z" fill="var(--color-accent)" />
                <path d="M8 8h10v10H8z" fill="var(--color-sourcing)" />
                <path d="M2 20h60l-10 16H10z" fill="var(--color-paper)" />
              </svg>
            </div>
          </div>
          {items.map((benefit) => (
            <article key={benefit.title} className={styles.port} data-benefit={benefit.kind}>
              <BenefitText {...benefit} />
              <BenefitScene benefit={benefit} className={styles.picture} />
            </article>
          ))}
        </div>
      </section>
    </section>
  );
}

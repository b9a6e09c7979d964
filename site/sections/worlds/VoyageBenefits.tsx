import { clsx } from 'clsx';
import { BandImage } from '../../artwork/BandImage.tsx';
import type { BandName } from '../../artwork/band-names.ts';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import styles from './VoyageBenefits.module.css';

export type VoyageBenefitsProps = BenefitsProps & {
  /** A drawing of four objects that stand on the water, one above each column. */
  drawing?: BandName | undefined;
};

/** Sourcing: columns below the waterline. */
export function VoyageBenefits({ heading, items, drawing }: VoyageBenefitsProps) {
  return (
    <section className={clsx('band on-ink', styles.sea)} data-ground="ink">
      <h2 className="wrap">{heading}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.voyage} aria-label={heading} tabIndex={0}>
        <div className={styles.columns}>
          {drawing && <BandImage name={drawing} />}
          {items.map((benefit) => (
            <article key={benefit.title} data-benefit={benefit.kind}>
              <BenefitText {...benefit} />
              <BenefitScene benefit={benefit} className={styles.picture} />
            </article>
          ))}
        </div>
      </section>
    </section>
  );
}

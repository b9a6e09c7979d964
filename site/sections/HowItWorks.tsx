import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
import type { CategoryId, Steps } from '../schemas/common.ts';
import styles from './HowItWorks.module.css';

export type HowItWorksProps = Omit<Steps, 'drawing'> & {
  category: CategoryId;
  /** Each step shows a third of it. */
  drawing: BandName;
};

/**
 * Three numbered steps along a line that is drawn while scrolling. On phones the line is vertical.
 */
export function HowItWorks({ category, heading, lead, items, drawing }: HowItWorksProps) {
  return (
    <section className={clsx('on-ink', styles.section)} data-category={category}>
      <div className="wrap">
        <h2>{heading}</h2>
        {lead && <p className={clsx('lead', styles.lead)}>{lead}</p>}
        <div className={styles.steps}>
          <svg viewBox="0 0 1200 480" preserveAspectRatio="none" aria-hidden="true">
            <polyline
              points="-1400,731 32,232 252,256 472,172 692,192 912,92"
              fill="none"
              stroke="var(--color-accent)"
              strokeWidth="6"
              vectorEffect="non-scaling-stroke"
              strokeLinejoin="round"
            />
          </svg>
          <ol>
            {items.map(({ title, text }, index) => (
              <li key={title}>
                <span className={clsx('figure', styles.number)} aria-hidden="true">
                  {index + 1}
                </span>
                <h3>{title}</h3>
                <BandImage name={drawing} className={styles.part} />
                <p className="soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

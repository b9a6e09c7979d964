import type { OrderTimelineTier } from '../lib/order-timeline.ts';
import { Chevron } from '../ui/Chevron.tsx';
import styles from './OrderTimeline.module.css';

export type OrderTimelineProps = { heading: string; lead: string; tiers: OrderTimelineTier[] };

/** Who does what on which day of an order, package by package. */
export function OrderTimeline({ heading, lead, tiers }: OrderTimelineProps) {
  return (
    <section className="band">
      <div className="wrap columns">
        <div>
          <h2>{heading}</h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
        </div>
        <div>
          {tiers.map(({ id, name, delivery, days, isFeatured, steps }) => (
            <details
              key={id}
              name="order-timeline"
              open={isFeatured}
              className={styles.tier}
              data-timeline={id}
            >
              <summary>
                <h3>{name}</h3>
                <span className="tabular">{delivery}</span>
                <Chevron className={styles.sign} />
              </summary>
              <ol className={styles.steps}>
                {steps.map(({ from, to, when, isYours, text }) => (
                  <li key={from}>
                    <b className="tabular">{when}</b>
                    <span>{text}</span>
                    <svg viewBox={`0 0 ${days} 1`} preserveAspectRatio="none" aria-hidden="true">
                      <rect
                        x={from - 1}
                        width={to - from + 1}
                        height="1"
                        data-yours={isYours || undefined}
                      />
                    </svg>
                  </li>
                ))}
              </ol>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}

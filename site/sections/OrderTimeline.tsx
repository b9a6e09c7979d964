import { clsx } from 'clsx';
import type { OrderTimelineTier } from '../lib/order-timeline.ts';
import type { Prices } from '../schemas/prices.ts';
import { Chevron } from '../ui/Chevron.tsx';
import styles from './OrderTimeline.module.css';

export type OrderTimelineProps = {
  heading: string;
  lead: string;
  you: string;
  us: string;
  tiers: OrderTimelineTier[];
  isQuiet: boolean;
  /** What happens before day 1. */
  quote: Prices['quote'];
};

/**
 * Who does what on each day of an order. What comes before day 1 and each package, a bar on a
 * common scale, open to show their steps.
 */
export function OrderTimeline({
  heading,
  lead,
  you,
  us,
  tiers,
  isQuiet,
  quote,
}: OrderTimelineProps) {
  const longest = Math.max(...tiers.map(({ days }) => days));
  return (
    <section className="band" data-ground={isQuiet ? 'quiet' : undefined}>
      <div className="wrap columns">
        <div>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.lead)}>{lead}</p>
          <p className={styles.key} aria-hidden="true">
            <span data-yours="">{you}</span>
            <span>{us}</span>
          </p>
        </div>
        <div>
          <details name="order-timeline" className={styles.tier} data-pagefind-ignore>
            <summary>
              <h3>{quote.heading}</h3>
              <span className={styles.before} aria-hidden="true">
                {quote.steps.map(({ title }) => (
                  <span key={title}>{title}</span>
                ))}
              </span>
              <Chevron className={styles.sign} />
            </summary>
            <ol className={styles.steps}>
              {quote.steps.map(({ title, text }, index) => (
                <li key={title} data-yours={index === 0 || undefined}>
                  <b>{title}</b>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </details>
          {tiers.map(({ id, name, delivery, steps }) => (
            <details key={id} name="order-timeline" className={styles.tier}>
              <summary>
                <h3>{name}</h3>
                <span className="tabular">{delivery}</span>
                <svg
                  viewBox={`0 0 ${longest} 1`}
                  preserveAspectRatio="none"
                  className={styles.bar}
                  aria-hidden="true"
                >
                  {steps.map(({ from, to, isYours }) => (
                    <rect
                      key={from}
                      x={from - 1}
                      width={to - from + 1}
                      height="1"
                      data-yours={isYours || undefined}
                    />
                  ))}
                </svg>
                <Chevron className={styles.sign} />
              </summary>
              <ol className={styles.steps}>
                {steps.map(({ from, when, isYours, text }) => (
                  <li key={from} data-yours={isYours || undefined}>
                    <b className="tabular">{when}</b>
                    <span>{text}</span>
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

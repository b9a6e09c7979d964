import { clsx } from 'clsx';
import type { CategoryId } from '../schemas/common.ts';
import styles from './Estimates.module.css';

export type EstimatesProps = {
  heading: string;
  text: string;
  /** `weeks` is a range, such as "1–2 weeks". */
  items: { label: string; weeks: string }[];
  category: CategoryId;
};

/** How long projects take, from basic to complex, with a calendar of the weeks. */
export function Estimates({ heading, text, items, category }: EstimatesProps) {
  const ranges = items.map((item) => ({ ...item, range: item.weeks.split(/\D+/, 2).map(Number) }));
  const longest = Math.max(...ranges.flatMap(({ range }) => range));
  return (
    <section className="band" data-category={category}>
      <div className={clsx('wrap', styles.estimates)}>
        <div className={styles.head}>
          <h2>{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <dl>
          {ranges.map(({ label, weeks, range: [least = 0, most = 0] }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{weeks}</dd>
              <dd className={styles.weeks} aria-hidden="true">
                {Array.from({ length: longest }, (_, index) => index + 1).map((week) => (
                  <span
                    key={week}
                    className={clsx(week <= most && styles.maybe, week <= least && styles.surely)}
                  >
                    {week}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

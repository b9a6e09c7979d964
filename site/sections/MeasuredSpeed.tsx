import { clsx } from 'clsx';
import { locale } from '../lib/locale.ts';
import type { MeasuredContent } from '../schemas/page-parts.ts';
import styles from './MeasuredSpeed.module.css';

export type MeasuredSpeedProps = MeasuredContent;

/** Measured figures as bars, side by side. */
export function MeasuredSpeed({ heading, text, measures, note }: MeasuredSpeedProps) {
  return (
    <section className="band">
      <div className="wrap columns">
        <div>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.lead)}>{text}</p>
        </div>
        <div className={styles.measures}>
          {measures.map(({ name, unit, items }) => {
            const most = Math.max(...items.map(({ value }) => value));
            return (
              <div key={name}>
                <h3>{name}</h3>
                <dl>
                  {items.map(({ label, value, isOurs }) => (
                    <div key={label} data-ours={isOurs}>
                      <dt>{label}</dt>
                      <dd className="figure">
                        {value.toLocaleString(locale, {
                          minimumFractionDigits: Number.isInteger(most) ? 0 : 2,
                        })}{' '}
                        {unit}
                      </dd>
                      <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                        <rect width={value} height="1" />
                      </svg>
                    </div>
                  ))}
                </dl>
              </div>
            );
          })}
          <p className={styles.note}>{note}</p>
        </div>
      </div>
    </section>
  );
}

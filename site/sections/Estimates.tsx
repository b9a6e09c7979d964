import { clsx } from 'clsx';
import styles from './Estimates.module.css';

export type EstimatesProps = {
  heading: string;
  text: string;
  items: { label: string; weeks: string }[];
};

/** How long a project takes, from basic to complex. */
export function Estimates({ heading, text, items }: EstimatesProps) {
  return (
    <section className="band">
      <div className={clsx('wrap', styles.estimates)}>
        <div>
          <h2>{heading}</h2>
          <p className={clsx('lead', styles.lead)}>{text}</p>
        </div>
        <dl>
          {items.map(({ label, weeks }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="figure">{weeks}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

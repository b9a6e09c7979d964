import { clsx } from 'clsx';
import type { Reasons } from '../schemas/page-parts.ts';
import styles from './NumberedReasons.module.css';

export type NumberedReasonsProps = Reasons;

/** Numbered reasons: side by side on wide screens, otherwise one below the other. */
export function NumberedReasons({ heading, lead, items }: NumberedReasonsProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className={clsx('wrap', 'columns', styles.reasons)}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ol>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="figure" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

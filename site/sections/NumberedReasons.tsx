import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { SourcingPage } from '../schemas/sourcing-page.ts';
import styles from './NumberedReasons.module.css';

export type NumberedReasonsProps = SourcingPage['reasons'];

/** Numbered reasons: cards with a drawing on wide screens, otherwise a list. */
export function NumberedReasons({ heading, lead, items }: NumberedReasonsProps) {
  return (
    <section className="band" data-ground="quiet" data-category="sourcing">
      <div className={clsx('wrap', 'columns', styles.reasons)}>
        <div>
          <h2>{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ol>
          {items.map(({ title, text, drawing }, index) => (
            <li key={title}>
              <BandImage name={drawing} className={styles.drawing} />
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

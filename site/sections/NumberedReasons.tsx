import { clsx } from 'clsx';
import { BandImage } from '../artwork/BandImage.tsx';
import type { SourcingPage } from '../schemas/sourcing-page.ts';
import styles from './NumberedReasons.module.css';

export type NumberedReasonsProps = SourcingPage['reasons'];

/** Numbered reasons: cards with a drawing. */
export function NumberedReasons({ heading, lead, items }: NumberedReasonsProps) {
  return (
    <section className="band" data-ground="quiet" data-category="sourcing">
      <div className="wrap">
        <h2>{heading}</h2>
        <p className={clsx('lead', styles.lead)}>{lead}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.strip} aria-label={heading} tabIndex={0}>
        <ol className={styles.cards}>
          {items.map(({ title, text, drawing }, index) => (
            <li key={title} className={styles.card}>
              <BandImage name={drawing} className={styles.drawing} />
              <span className="figure" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>
    </section>
  );
}

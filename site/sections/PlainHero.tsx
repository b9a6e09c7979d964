import { clsx } from 'clsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './PlainHero.module.css';

export type PlainHeroProps = { headline: { text: string; mark: string }; lead: string };

/** The top of a page without a picture. */
export function PlainHero({ headline, lead }: PlainHeroProps) {
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <Headline {...headline} />
        <p className={clsx('lead', styles.lead)}>{lead}</p>
      </div>
    </section>
  );
}

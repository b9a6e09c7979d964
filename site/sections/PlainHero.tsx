import { clsx } from 'clsx';
import { Headline } from '../ui/Headline.tsx';
import styles from './PlainHero.module.css';

export type PlainHeroProps = {
  headline: { text: string; mark: string };
  lead: string;
  /** Less space, and the lead beside the headline on wide screens. */
  isCompact?: boolean | undefined;
};

/** A hero without a picture. */
export function PlainHero({ headline, lead, isCompact }: PlainHeroProps) {
  return (
    <section className={clsx(styles.hero, isCompact && styles.compact)}>
      <div className="wrap">
        <Headline {...headline} />
        <p className={clsx('lead', styles.lead)}>{lead}</p>
      </div>
    </section>
  );
}

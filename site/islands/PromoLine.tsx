import { hasEnded } from '../lib/has-ended.ts';
import type { PromoWords } from '../lib/promo-words.ts';

export type PromoLineProps = PromoWords & {
  /** Time of the build or of the view, in milliseconds since 1970. */
  now: number;
};

/** One line about the promotion while it runs, and an evergreen one afterwards. */
export function PromoLine({ until, during, after, now }: PromoLineProps) {
  const wording = hasEnded(until, now) ? after : during;
  return <p className="panel-promo">{wording.menuLine}</p>;
}

import { endOf, hasEnded } from '../lib/has-ended.ts';
import type { PromoWords } from '../lib/promo-words.ts';

export type PromoLineProps = PromoWords & {
  /** Time of the build or of the view, in milliseconds since 1970. */
  now: number;
};

/**
 * One line about the promotion while it runs, and an evergreen one afterwards. A page that was built
 * while it ran says when it ends; see islands/end-promo-line.ts.
 */
export function PromoLine({ until, during, after, now }: PromoLineProps) {
  return hasEnded(until, now) ? (
    <p className="panel-promo">{after.menuLine}</p>
  ) : (
    <p className="panel-promo" data-ends={endOf(until)} data-after={after.menuLine}>
      {during.menuLine}
    </p>
  );
}

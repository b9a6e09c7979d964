import { Stars } from './Stars.tsx';

export type RatingBadgeProps = {
  score: number;
  outOf: number;
  /** "1467 reviews" or "1,477+ reviews", as the page states it. */
  reviews: string;
  label: string;
  /** Where clients say so. */
  href: string;
};

/** The rating, and the way to what clients say. */
export function RatingBadge({ score, outOf, reviews, label, href }: RatingBadgeProps) {
  return (
    <a
      href={href}
      // Its basis holds its place while the page is still arriving: the stars alone would fit beside the button.
      className="flex min-h-11 basis-80 flex-wrap items-center gap-x-3 gap-y-1 font-semibold hover:underline"
    >
      <Stars value={score} outOf={outOf} label={label} />
      <span>
        <b className="figure text-[1.5rem] leading-none">{score}</b> / {reviews}
      </span>
    </a>
  );
}

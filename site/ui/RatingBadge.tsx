import { Stars } from './Stars.tsx';

export type RatingBadgeProps = {
  score: number;
  outOf: number;
  /** "1467 reviews" or "1,477+ reviews", as the page states it. */
  reviews: string;
  label: string;
};

export function RatingBadge({ score, outOf, reviews, label }: RatingBadgeProps) {
  return (
    <p className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
      <Stars value={score} outOf={outOf} label={label} />
      <span>
        <b className="figure text-[1.5rem] leading-none">{score}</b> / {reviews}
      </span>
    </p>
  );
}

import type { CategoryId } from '../schemas/common.ts';
import { Arrow } from '../ui/Arrow.tsx';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';

export type ReviewGroupProps = {
  /** The slug of the service, or the category; also the group's anchor. */
  id: string;
  name: string;
  category: CategoryId;
  /** "5 reviews". */
  count: string;
  link: { label: string; path: string };
  reviews: ReviewCardProps[];
};

/** All reviews of one service or of one category. */
export function ReviewGroup({ id, name, category, count, link, reviews }: ReviewGroupProps) {
  return (
    <section id={id} className={`review-group category-${category}`} aria-labelledby={`${id}-name`}>
      <div className="review-group-head">
        <h2 id={`${id}-name`}>{name}</h2>
        <p className="soft">{count}</p>
        <a href={link.path} className="go min-h-11">
          {link.label}
          <Arrow />
        </a>
      </div>
      <ul className="review-columns">
        {reviews.map((review) => (
          <li key={review.name}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

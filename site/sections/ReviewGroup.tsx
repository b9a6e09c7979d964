import type { CategoryId } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
import styles from './ReviewGroup.module.css';

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
    <section
      id={id}
      className={styles.group}
      data-reviews=""
      data-category={category}
      aria-labelledby={`${id}-name`}
    >
      <div className={styles.head}>
        <h2 id={`${id}-name`}>{name}</h2>
        <p className="soft">{count}</p>
        <Go href={link.path} label={link.label} className={styles.link} />
      </div>
      <ul className={styles.columns}>
        {reviews.map((review) => (
          <li key={review.name}>
            <ReviewCard {...review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

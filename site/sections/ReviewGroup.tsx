import { BandImage } from '../artwork/BandImage.tsx';
import { foldAfter } from '../lib/fold-after.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Go } from '../ui/Go.tsx';
import { ShowAll } from '../ui/ShowAll.tsx';
import { ReviewCard, type ReviewCardProps } from './ReviewCard.tsx';
import styles from './ReviewGroup.module.css';

export type ReviewGroupProps = {
  /** The slug of the service or the id of the category. It is also the group's anchor. */
  id: string;
  name: string;
  category: CategoryId;
  /** For example "5 reviews". */
  count: string;
  /** For example "Show all 5 reviews". */
  showAll: string;
  link: { label: string; path: string };
  reviews: ReviewCardProps[];
};

/** The number of reviews that a phone shows at first. */
const shownFirst = 3;

/** All reviews of a service or category. */
export function ReviewGroup(props: ReviewGroupProps) {
  const { id, name, category, count, showAll, link, reviews } = props;
  const [shown, folded] = foldAfter(shownFirst, reviews);
  const itemOf = (review: ReviewCardProps) => (
    <li key={review.name} data-proof={review.drawing && ''}>
      <ReviewCard {...review} />
      {review.drawing && <BandImage name={review.drawing} />}
    </li>
  );
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
      <div className={styles.columns}>
        <ul>{shown.map(itemOf)}</ul>
        {folded.length > 0 && (
          <ShowAll label={showAll}>
            <ul>{folded.map(itemOf)}</ul>
          </ShowAll>
        )}
      </div>
    </section>
  );
}

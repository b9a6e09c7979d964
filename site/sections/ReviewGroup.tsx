import { BandImage } from '../artwork/BandImage.tsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import { fillRows, type Placed } from '../lib/fill-rows.ts';
import { foldAfter } from '../lib/fold-after.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Art } from '../ui/Art.tsx';
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
  const leads = shown.filter(({ drawing }) => drawing);
  const others = shown.filter(({ drawing }) => !drawing);
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
        <ul>
          {leads.map((review) => (
            <li key={review.name} data-proof="">
              <ReviewCard {...review} />
              {review.drawing && <BandImage name={review.drawing} />}
            </li>
          ))}
          {fillRows(others, weightOf, false).map(itemOf)}
        </ul>
        {folded.length > 0 && (
          <ShowAll label={showAll}>
            <ul>{fillRows(folded, weightOf, true).map(itemOf)}</ul>
          </ShowAll>
        )}
      </div>
    </section>
  );
}

const lengthOf = ({ text, also }: ReviewCardProps) => text.length + (also?.text.length ?? 0);
/** A scene needs the wide place; otherwise the longest text gets it. */
const weightOf = (review: ReviewCardProps) => lengthOf(review) + (review.scene ? 1000 : 0);
/** The length up to which a text is set in larger letters, in characters. */
const shortText = 125;

function itemOf({ isWide, ...review }: Placed<ReviewCardProps>) {
  return (
    <li
      key={review.name}
      data-wide={isWide ? '' : undefined}
      data-short={lengthOf(review) <= shortText ? '' : undefined}
    >
      <ReviewCard {...review} />
      {isWide && review.scene && (
        <Art className={styles.scene}>
          <SceneImage name={review.scene} />
        </Art>
      )}
    </li>
  );
}

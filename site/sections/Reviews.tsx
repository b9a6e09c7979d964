import { clsx } from 'clsx';
import { Breadcrumb, type BreadcrumbProps } from '../ui/Breadcrumb.tsx';
import { HubHead, type HubHeadProps } from './HubHead.tsx';
import { ReviewFilter, type ReviewFilterProps } from './ReviewFilter.tsx';
import { ReviewGroup, type ReviewGroupProps } from './ReviewGroup.tsx';
import styles from './Reviews.module.css';

export type ReviewsProps = Pick<HubHeadProps, 'headline' | 'lead'> & {
  breadcrumb: BreadcrumbProps;
  /** Explains what the ratings on other pages are and what they aren't. */
  rating: string;
  filter: Pick<ReviewFilterProps, 'label' | 'all'>;
  groups: ReviewGroupProps[];
};

/** All reviews in their groups, with a filter for the groups. */
export function Reviews({ headline, lead, breadcrumb, rating, filter, groups }: ReviewsProps) {
  return (
    <section className={styles.reviews} data-category="seo">
      <div className="wrap">
        <Breadcrumb {...breadcrumb} />
        <HubHead headline={headline} lead={lead}>
          <p className={clsx('soft', styles.rating)}>{rating}</p>
        </HubHead>
        <ReviewFilter {...filter} groups={groups} />
        {groups.map((group) => (
          <ReviewGroup key={group.id} {...group} />
        ))}
      </div>
    </section>
  );
}

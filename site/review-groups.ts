import { getCollection } from 'astro:content';
import { fillWords } from '../contract/fill-words.ts';
import { getServices, getSite } from './collections.ts';
import { formatCount } from './lib/format-count.ts';
import type { ReviewGroupProps } from './sections/ReviewGroup.tsx';

/** Stars that a review can have. */
const outOf = 5;

/**
 * All reviews, one group a service, in catalogue order, those in another language last. `linkWords` take `{service}`.
 */
export async function getReviewGroups(linkWords: string): Promise<ReviewGroupProps[]> {
  const [sets, services, words] = await Promise.all([
    getCollection('testimonials'),
    getServices(),
    getSite('interface'),
  ]);
  return services.flatMap(({ slug, name, category, path }) => {
    const reviews = sets
      .filter(({ data }) => data.service === slug)
      .flatMap(({ data }) => data.reviews)
      .toSorted((one, other) => Number(one.lang !== undefined) - Number(other.lang !== undefined))
      .map((review) => ({
        ...review,
        outOf,
        stars: fillWords(words.rating, { score: review.rating, outOf }),
      }));
    if (reviews.length === 0) return [];
    const link = { label: fillWords(linkWords, { service: name }), path };
    const count = formatCount(reviews.length, words.reviewCount);
    return [{ id: slug, name, category, count, link, reviews }];
  });
}

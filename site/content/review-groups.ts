import { getCollection } from 'astro:content';
import { fillWords } from '../../contract/fill-words.ts';
import { formatCount } from '../lib/format-count.ts';
import type { CategoryId } from '../schemas/common.ts';
import type { Review } from '../schemas/testimonials.ts';
import type { ReviewGroupProps } from '../sections/ReviewGroup.tsx';
import { getServices, getSite } from './collections.ts';

/** The maximum number of stars. */
const outOf = 5;

/**
 * Returns all reviews, grouped by service or category in catalogue order. A group begins with
 * reviews that have a drawing, and ends with those in other languages. `linkWords` may contain
 * `{service}`.
 */
export async function getReviewGroups(linkWords: string): Promise<ReviewGroupProps[]> {
  const [sets, services, { categories }, words] = await Promise.all([
    getCollection('testimonials'),
    getServices(),
    getSite('categories'),
    getSite('interface'),
  ]);
  const subjects = categories.flatMap(({ id, name, path }) => [
    { kind: 'category' as const, id, name, path, category: id },
    ...services
      .filter(({ category }) => category === id)
      .map((service) => ({ ...service, kind: 'service' as const, id: service.slug })),
  ]);
  return subjects.flatMap(({ kind, id, name, path, category }) => {
    const reviews = sets
      .filter(({ data }) => data[kind] === id)
      .flatMap(({ data }) => data.reviews)
      .toSorted((one, other) => place(one) - place(other))
      .map((review) => ({
        ...review,
        outOf,
        stars: fillWords(words.rating, { score: review.rating, outOf }),
      }));
    if (reviews.length === 0) return [];
    const link = { label: fillWords(linkWords, { service: name }), path };
    const count = formatCount(reviews.length, words.reviewCount);
    const showAll = fillWords(words.showAll, { items: count });
    return [{ id, name, category, count, showAll, link, reviews }];
  });
}

function place({ drawing, lang }: Review): number {
  if (drawing) return 0;
  return lang ? 2 : 1;
}

/** One review of a category's work, with its group: the client's, or else the last. */
export async function findReview(category: CategoryId, client?: string) {
  const group = (await getReviewGroups('')).find(({ id }) => id === category);
  const own = group?.reviews.filter(({ lang }) => !lang) ?? [];
  return { group, review: own.find(({ name }) => name === client) ?? own.at(-1) };
}

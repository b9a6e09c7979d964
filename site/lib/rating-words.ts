import { fillWords } from '../../contract/fill-words.ts';
import type { InterfaceWords, Rating } from '../schemas/site.ts';
import { locale } from './locale.ts';

export type RatingWords = {
  score: number;
  outOf: number;
  reviews: string;
  label: string;
  after: string;
};

/**
 * The words of a rating. An exact count has no comma ("1467"), and a count with a plus has one
 * ("1,477+").
 */
export function ratingWords(rating: Rating, words: InterfaceWords): RatingWords {
  const { score, outOf, reviews, more } = rating;
  const count = more ? `${reviews.toLocaleString(locale)}+` : String(reviews);
  const written = fillWords(words.reviews, { count });
  const after = more ? words.ratingAfter.more : words.ratingAfter.exact;
  return {
    score,
    outOf,
    reviews: written,
    after: fillWords(after, { outOf, reviews: written }),
    label: fillWords(words.rating, { score, outOf }),
  };
}

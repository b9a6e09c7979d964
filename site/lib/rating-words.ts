import { fillWords } from '../../contract/fill-words.ts';
import type { InterfaceWords, Rating } from '../schemas/site.ts';
import { locale } from './locale.ts';

export type RatingWords = { score: number; outOf: number; reviews: string; label: string };

/** A rating as the pages show it. Four-digit counts are written as given: "1467", but "1,477+". */
export function ratingWords(rating: Rating, words: InterfaceWords): RatingWords {
  const { score, outOf, reviews, more } = rating;
  const count = more ? `${reviews.toLocaleString(locale)}+` : String(reviews);
  return {
    score,
    outOf,
    reviews: fillWords(words.reviews, { count }),
    label: fillWords(words.rating, { score, outOf }),
  };
}

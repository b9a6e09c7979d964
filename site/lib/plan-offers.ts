import { fillWords } from '../../contract/fill-words.ts';
import type { Offers } from '../schemas/site.ts';

type PlanOffersFrom = Pick<Offers, 'standing'> & {
  categories: readonly { id: string; name: string }[];
  /** The plan page's sentence for an offer. */
  sentence: string;
};

/** Each category's standing offer as a sentence, as shown with a plan and in the emails about it. */
export function planOffers({ standing, categories, sentence }: PlanOffersFrom) {
  return standing.map(({ category, percent, text }) => ({
    category,
    text: fillWords(sentence, {
      category: categories.find(({ id }) => id === category)?.name ?? '',
      offer: fillWords(text, { percent }),
    }),
  }));
}

import { fillWords } from '../../contract/fill-words.ts';
import type { Offers } from '../schemas/site.ts';
import { endOf } from './end-of.ts';
import { formatDate } from './format-date.ts';

export type PromoWording = { title: string; text: string; menuLine: string };
/** `end` is in milliseconds since 1970. */
export type PromoWords = { end: number; during: PromoWording; after: PromoWording };

/** Fills the figures and the date into both wordings of the dated promotion. */
export function promoWords({ percent, until, during, after }: Offers['promo']): PromoWords {
  const date = formatDate(new Date(`${until}T00:00:00Z`));
  const fill = (wording: PromoWording): PromoWording => ({
    title: fillWords(wording.title, { percent, date }),
    text: fillWords(wording.text, { percent, date }),
    menuLine: fillWords(wording.menuLine, { percent, date }),
  });
  return { end: endOf(until), during: fill(during), after: fill(after) };
}

import { problemLine } from './mend.ts';
import type { Content, Entry } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`, `$1.5 million` or `US$5,000`. */
const dollars =
  /(?<!US)\$\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)(?!\s?(?:k|m|bn|million|billion)\b)/gi;

const mend = 'write the price of a package of this page, or US$ where it is another sum';

/**
 * Sentences write the price of a package out. Each is one that some package has, on a page with
 * packages one of its own.
 */
export function checkPackagePrices({ pages, services, pricing, slugs }: Content): string[] {
  if (pricing.length < slugs.pricing.size) return [];
  const pricesOf = (sets: Content['pricing']) =>
    new Set(sets.flatMap(({ data }) => data.tiers.map(({ price }) => `$${price.amount}`)));
  const all = pricesOf(pricing);
  const problemsIn = (file: Entry<unknown>, known = all) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      [...text.matchAll(dollars)]
        .map(([found]) => found)
        .filter((found) => !known.has(found.replaceAll(',', '')))
        .map((found) => problemLine(file, path, mend, found)),
    );
  return [
    ...services.flatMap((file) => problemsIn(file)),
    ...pages.flatMap((file) => {
      const { data } = file;
      if (data.kind !== 'service') return problemsIn(file);
      return problemsIn(file, pricesOf(pricing.filter(({ slug }) => slug === data.pricing.tiers)));
    }),
  ];
}

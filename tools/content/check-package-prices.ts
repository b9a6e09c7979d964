import { problemLine } from './mend.ts';
import type { Content, Entry } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`, `$1.5 million` or `US$5,000`. */
const dollars =
  /(?<!US)\$\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)(?!\s?(?:k|m|bn|million|billion)\b)/gi;

const orOther = 'or US$ where it is another sum';
const anyPackage = `write the price of a package, ${orOther}`;
const ownPackage = `write the price of a package of this page, ${orOther}`;

/**
 * Sentences write the price of a package out. Each is one that some package has, on a page with
 * packages one of its own.
 */
export function checkPackagePrices({ pages, services, pricing, slugs }: Content): string[] {
  if (pricing.length < slugs.pricing.size) return [];
  const pricesOf = (sets: Content['pricing']) =>
    new Set(sets.flatMap(({ data }) => data.tiers.map(({ price }) => `$${price.amount}`)));
  const problemsIn = (file: Entry<unknown>, known: Set<string>, mend: string) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      [...text.matchAll(dollars)]
        .map(([found]) => found)
        .filter((found) => !known.has(found.replaceAll(',', '')))
        .map((found) => problemLine(file, path, mend, found)),
    );
  const all = pricesOf(pricing);
  return [...services, ...pages].flatMap((file) => {
    const { data } = file;
    if (!('kind' in data) || data.kind !== 'service') return problemsIn(file, all, anyPackage);
    const own = pricing.filter(({ slug }) => slug === data.pricing.tiers);
    return problemsIn(file, pricesOf(own), ownPackage);
  });
}

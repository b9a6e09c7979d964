import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`. */
const dollars = /\$(\d[\d,]*\d|\d)(?![\d,]*\s?[MKmk]\b)/g;

/** Sentences write the price of a package out. Each is one that some package has. */
export function checkPackagePrices({ pages, services, pricing, slugs }: Content): string[] {
  if (pricing.length < slugs.pricing.size) return [];
  const known = new Set(
    pricing.flatMap(({ data }) => data.tiers.map(({ price }) => `$${price.amount}`)),
  );
  return [...pages, ...services].flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      [...text.matchAll(dollars)]
        .map(([found]) => found)
        .filter((found) => !known.has(found.replaceAll(',', '')))
        .map((found) => problemLine(file, path, 'write the price of a package', found)),
    ),
  );
}

import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`, `$1.5 million` or `US$5,000`. */
const dollars =
  /(?<!US)\$\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)(?!\s?(?:k|m|bn|million|billion)\b)/gi;

const mend = 'write the price of a package, or US$ where it is another sum';

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
        .map((found) => problemLine(file, path, mend, found)),
    ),
  );
}

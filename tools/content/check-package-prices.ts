import type { ContentFile } from './load.ts';
import { problemLine } from './mend.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`, `$1.5 million` or `US$5,000`. */
const dollars =
  /(?<!US)\$\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)(?!\s?(?:k|m|bn|million|billion)\b)/gi;

const fix =
  'write {price:<set>/<package>} for the price of a package, where <set> is a file name in content/pricing, or US$ for any other sum';

/**
 * A package price that is written out wouldn't change with the package. `files` still have
 * placeholders.
 */
export function checkPackagePrices(files: readonly ContentFile[]): string[] {
  return files.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      [...text.matchAll(dollars)].map(([found]) => problemLine(file, path, fix, found)),
    ),
  );
}

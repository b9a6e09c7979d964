import type { ContentFile } from './load.ts';
import { problemLine } from './mend.ts';
import { stringsIn } from './strings-in.ts';

/** `$45`, `$1,200`; not `$10M`, `$1.5 million` or `US$5,000`. */
const dollars =
  /(?<!US)\$\d+(?:,\d{3})*(?:\.\d+)?(?![\d.,]*\d)(?!\s?(?:k|m|bn|million|billion)\b)/gi;

const mend =
  'write {price:<set>/<package>} for the price of a package, with a file name of content/pricing, or US$ where it is another sum';

/** A price that is written out would stay when the package's changes. `files` are as they were written. */
export function checkPackagePrices(files: readonly ContentFile[]): string[] {
  return files.flatMap((file) =>
    [...stringsIn(file.data)].flatMap(({ path, text }) =>
      [...text.matchAll(dollars)].map(([found]) => problemLine(file, path, mend, found)),
    ),
  );
}

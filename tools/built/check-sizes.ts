import { limitsOf } from '../budgets/limits.ts';
import type { Built } from './read-built.ts';

/** The HTML of every page as it is sent. `npm run budgets` measures everything else that loads. */
export function checkSizes({ pages, bytes }: Built): string[] {
  return pages.flatMap(({ path, file }) => {
    const size = bytes(`${file}.br`).length;
    const { html: most } = limitsOf(path);
    return size > most ? [`${path}: compressed, the page has ${size} bytes, at most ${most}.`] : [];
  });
}

import { limitsOf } from '../budgets/limits.ts';
import type { Built, BuiltPage } from './read-built.ts';

type Sized = Pick<Built, 'bytes'> & { pages: Pick<BuiltPage, 'path' | 'file'>[] };

/** The HTML of every page as it is sent. `npm run budgets` measures everything else that loads. */
export function checkSizes({ pages, bytes }: Sized): string[] {
  return pages.flatMap(({ path, file }) => {
    const size = bytes(`${file}.br`).length;
    const { html: most } = limitsOf(path);
    if (size <= most) return [];
    return `${path}: shorten the page, or raise \`html\` in tools/budgets/limits.ts; you can publish it as it is (compressed, it has ${size} bytes, at most ${most})`;
  });
}

import { probePaths } from '../../contract/probe-paths.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';

type Kind = Content['pages'][number]['data']['kind'];

/** The kinds that routes such as site/pages/[...seoPackages].astro build, whatever the file's name. */
const anywhere: readonly Kind[] = ['service', 'category', 'detail', 'plain'];

/** Pages whose file name is fixed in site/pages, and the kind that each must have. */
const byName = new Map<string, Kind>([
  ['home', 'home'],
  ['services', 'services'],
  ['aboutus', 'contact'],
  ['productmain', 'sourcing'],
  ['copywritingmain', 'copywriting'],
  ['blogs', 'hub'],
  ['plan', 'plan'],
  ['testimonials', 'testimonials'],
  ['tools', 'tools'],
  ['tools/search-preview', 'tool'],
  ['tools/acos', 'tool'],
  ['tools/landed-cost', 'tool'],
  ['tools/aql', 'tool'],
  ['404', 'notice'],
  ['problem', 'notice'],
  ['thank-you', 'notice'],
  ['newsletter', 'notice'],
  ['newsletter/check-inbox', 'notice'],
  ['newsletter/confirm', 'notice'],
  ['newsletter/confirmed', 'notice'],
  ['newsletter/expired', 'notice'],
  ['newsletter/unsubscribe', 'notice'],
  ['newsletter/unsubscribed', 'notice'],
]);

/** Every page file is built, and every page that code refers to has a file. */
export function checkRoutes({ pages, slugs }: Content): string[] {
  return [
    ...pages.flatMap((file) => {
      const { kind } = file.data;
      if (probePaths.includes(`/${file.slug}`))
        return [`${file.file}: rename it: the server answers this URL itself`];
      const wanted = byName.get(file.slug);
      if (wanted === undefined ? anywhere.includes(kind) : kind === wanted) return [];
      const allowed = wanted ?? `one of ${anywhere.join(', ')}`;
      const fix = `write ${allowed}: a page with this name cannot be of another kind`;
      return [problemLine(file, ['kind'], fix, kind)];
    }),
    ...[...byName.keys()]
      .filter((slug) => !slugs.pages.has(slug))
      .map((slug) => `content/pages/${slug}.yaml: add this file: code refers to the page`),
  ];
}

import { probePaths } from '../../contract/probe-paths.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';

type Kind = Content['pages'][number]['data']['kind'];

/** What the files site/pages/[...kind].astro build, whatever the content's file is called. */
const anywhere: readonly Kind[] = ['service', 'category', 'detail', 'plain'];

/** Pages that a file of site/pages builds by their name, and the kind that it takes. */
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

/** Every page file is built, and every page that code names has its file. */
export function checkRoutes({ pages, slugs }: Content): string[] {
  return [
    ...pages.flatMap((file) => {
      const { kind } = file.data;
      if (probePaths.includes(`/${file.slug}`))
        return [`${file.file}: rename it, the server itself answers at this address`];
      const wanted = byName.get(file.slug);
      if (wanted === undefined ? anywhere.includes(kind) : kind === wanted) return [];
      const allowed = wanted ?? `one of ${anywhere.join(', ')}`;
      const mend = `write ${allowed}: a page of this name is built of no other kind`;
      return [problemLine(file, ['kind'], mend, kind)];
    }),
    ...[...byName.keys()]
      .filter((slug) => !slugs.pages.has(slug))
      .map((slug) => `content/pages/${slug}.yaml: add this file, code names the page`),
  ];
}

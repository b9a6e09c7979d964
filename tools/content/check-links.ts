import { routeOf } from '../../contract/paths.ts';
import { probePaths } from '../../contract/probe-paths.ts';
import type { ContentFile, FieldPath } from './load.ts';
import { problemLine } from './mend.ts';
import type { Content } from './read.ts';
import { linkTargets, realRoutes, routeIn } from './routes.ts';
import { stringsIn } from './strings-in.ts';

/**
 * Every link leads to a page, directly or through one redirect. No redirect leads to another one or
 * hides a page.
 */
export function checkLinks(content: Content): string[] {
  return [
    ...checkRedirects(content),
    ...checkPaths(content),
    ...checkSearchPages(content),
    ...checkServicePages(content),
  ];
}

function checkRedirects(content: Content): string[] {
  const { redirects: entry, topics } = content;
  // Without the topics, a redirect to a topic's page would seem to be broken.
  if (!entry || !topics) return [];
  const real = realRoutes(content);
  const { redirects } = entry.data;
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const say = (field: 'from' | 'to', fix: string) =>
      problemLine(entry, ['redirects', index, field], fix, field === 'from' ? from : to);
    return [
      ...(real.has(from) ? [say('from', 'remove it: a page with this URL exists')] : []),
      ...(probePaths.includes(from)
        ? [say('from', 'remove it: the server answers this URL itself')]
        : []),
      ...(sources.indexOf(from) < index
        ? [say('from', 'remove it: it is already redirected above')]
        : []),
      ...(sources.includes(to) && !real.has(to)
        ? [say('to', 'name the page itself: this URL is redirected too')]
        : []),
      ...(real.has(routeIn(to)) || sources.includes(to)
        ? []
        : [say('to', 'name a page that exists')]),
    ];
  });
}

function checkPaths(content: Content): string[] {
  const known = linkTargets(content);
  if (!known) return [];
  const files: (ContentFile | undefined)[] = [
    ...content.pages,
    ...content.services,
    content.navigation,
    content.prices,
    content.categories,
    content.discovery,
    content.claims,
    content.offers,
    content.forms,
  ];
  return files
    .filter((file) => file !== undefined)
    .flatMap((file) =>
      [...stringsIn(file.data)]
        .filter(({ path, text }) => isLink(path) && !known.has(routeIn(text)))
        .map(({ path, text }) =>
          problemLine(file, path, 'name a page that exists, or add a redirect for it', text),
        ),
    );
}

/** A path in `search.pages` is a page, because a redirect has no words to search. */
function checkSearchPages(content: Content): string[] {
  const { discovery: entry, redirects } = content;
  if (!entry || !redirects) return [];
  const moved = new Map(redirects.data.redirects.map(({ from, to }) => [from, to]));
  return entry.data.search.pages.flatMap(({ path }, index) => {
    const target = moved.get(path);
    if (target === undefined) return [];
    return [problemLine(entry, ['search', 'pages', index, 'path'], `write ${target}`, path)];
  });
}

/** A service's `path` must be the URL of its page, the one whose `service` is its slug. */
function checkServicePages(content: Content): string[] {
  const pathOf = new Map(content.services.map(({ slug, data }) => [slug, data.path]));
  return content.pages.flatMap((file) => {
    if (file.data.kind !== 'service' && file.data.kind !== 'detail') return [];
    const path = pathOf.get(file.data.service);
    if (path === undefined || path === routeOf(file.slug)) return [];
    return [
      problemLine(
        file,
        ['service'],
        `name the service of this page: that one is at ${path}`,
        file.data.service,
      ),
    ];
  });
}

function isLink(path: FieldPath): boolean {
  return path.at(-1) === 'path';
}

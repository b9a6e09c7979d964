import { paths, routeOf } from '../../contract/paths.ts';
import type { Content } from './read.ts';

/** A link without its query and fragment. */
export function routeIn(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}

/** Every path with a page of its own. */
export function realRoutes({ slugs, topics, articles }: Content): Set<string> {
  // If an article is invalid, its topics are unknown.
  const isComplete = articles.length === slugs.articles.size;
  const hasArticle = (topic: string) => articles.some(({ data }) => data.topics.includes(topic));
  return new Set([
    ...[...slugs.pages].map(routeOf),
    ...[...slugs.articles].map((slug) => `${paths.hub}/${slug}`),
    ...(topics?.data.topics ?? [])
      .filter(({ id }) => !isComplete || hasArticle(id))
      .map(({ id }) => `${paths.hub}/topics/${id}`),
  ]);
}

/**
 * Where a link may lead: to pages, and to paths redirected to a page. Undefined if a file that
 * defines some of them is invalid, because links to them would seem broken.
 */
export function linkTargets(content: Content): Set<string> | undefined {
  const { topics, redirects } = content;
  if (!topics || !redirects) return undefined;
  return realRoutes(content).union(new Set(redirects.data.redirects.map(({ from }) => from)));
}

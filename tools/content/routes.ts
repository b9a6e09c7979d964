import { paths, routeOf } from '../../contract/paths.ts';
import type { Content } from './read.ts';

/** A link without its query and fragment. */
export function routeIn(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}

/** Every address that answers with a page of its own. */
export function realRoutes({ slugs, topics, articles }: Content): Set<string> {
  // While an article does not fit, its topics are not known.
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
 * Where a link may lead: pages, and addresses that are redirected to one. Undefined while a file that
 * names some of them does not fit: every link there would seem dead.
 */
export function linkTargets(content: Content): Set<string> | undefined {
  const { topics, redirects } = content;
  if (!topics || !redirects) return undefined;
  return realRoutes(content).union(new Set(redirects.data.redirects.map(({ from }) => from)));
}

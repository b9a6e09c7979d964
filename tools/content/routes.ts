import { paths } from '../../contract/paths.ts';
import type { Content } from './read.ts';

/** The route of `content/pages/<slug>.yaml`. */
export function routeOf(slug: string): string {
  return slug === 'home' ? paths.home : `/${slug}`;
}

/** A link without its query and fragment. */
export function routeIn(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}

/** Every address that answers with a page of its own. */
export function realRoutes({ slugs, topics }: Content): Set<string> {
  return new Set([
    ...[...slugs.pages].map(routeOf),
    ...[...slugs.articles].map((slug) => `${paths.hub}/${slug}`),
    ...(topics?.data.topics ?? []).map(({ id }) => `${paths.hub}/topics/${id}`),
  ]);
}

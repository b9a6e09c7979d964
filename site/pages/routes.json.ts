import type { APIRoute } from 'astro';
import { articlePath, getArticles } from '../content/articles.ts';
import { getServices, getSite } from '../content/collections.ts';
import type { Route } from '../lib/nearest-routes.ts';

/** Lists the pages that the visitor may have meant by a mistyped URL. */
export const GET: APIRoute = async () => {
  const [{ categories }, { main }, services, articles] = await Promise.all([
    getSite('categories'),
    getSite('navigation'),
    getServices(),
    getArticles(),
  ]);
  const routes: Route[] = [
    ...main.map(({ label, path }) => ({ label, path })),
    ...categories.map(({ name, path }) => ({ label: name, path })),
    ...categories.flatMap(({ menu }) =>
      menu.flatMap((item) =>
        item.kind === 'page' ? [{ label: item.label, path: item.path }] : [],
      ),
    ),
    ...services
      .filter(({ listing }) => listing === 'catalogue')
      .map(({ name, path }) => ({ label: name, path })),
    ...articles.map(({ id, data }) => ({ label: data.title, path: articlePath(id) })),
  ];
  return Response.json(routes);
};

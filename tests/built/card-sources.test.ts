import { expect, test } from 'vitest';
import { contentSources } from '../../site/integrations/discovery/content-sources.ts';
import { readContent } from '../../tools/content/read.ts';
import { routeOf } from '../../tools/content/routes.ts';
import { root } from '../../tools/run.ts';
import { builtPage } from './built-page.ts';

const { pages, services } = readContent(root).content;
const fileOf = new Map(services.map(({ data, file }) => [data.name, file]));

const withCards = pages
  .filter(({ data }) => data.kind !== 'notice')
  .flatMap(({ slug }) => {
    const $ = builtPage(routeOf(slug));
    const names = $('[data-card="service"] h3').toArray();
    return names.length > 0
      ? [{ path: routeOf(slug), names: names.map((name) => $(name).text()) }]
      : [];
  });

test('there are pages with cards of services', () => {
  expect(withCards.length).toBeGreaterThan(0);
});

test.each(withCards)('$path is as new as the services on its cards', async ({ path, names }) => {
  const cards = names.map((name) => fileOf.get(name));
  expect(await contentSources(root, path)).toEqual(expect.arrayContaining(cards));
});

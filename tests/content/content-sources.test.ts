import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentSources } from '../../site/integrations/discovery/content-sources.ts';
import { readContent } from '../../tools/content/read.ts';
import { routeOf } from '../../tools/content/routes.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';

const root = join(import.meta.dirname, '../..');
const {
  written,
  content: { pages },
} = readContent(root);

test.each(pages)('$file changes when its reviews do', async ({ slug, file, data }) => {
  const sources = await contentSources(root, routeOf(slug));
  const sets = [...stringsIn(data)]
    .filter(({ path }) => path.at(-1) === 'set')
    .map(({ text }) => `content/testimonials/${text}.yaml`);
  expect(sources).toEqual(expect.arrayContaining([file, ...sets]));
});

test('a page changes when a package does whose price it names', async () => {
  const naming = written.pages.flatMap(({ slug, data }) =>
    [...stringsIn(data)].flatMap(({ text }) => {
      const set = /\{price:([\w-]+)\/[\w-]+\}/.exec(text)?.[1];
      return set ? [{ slug, set }] : [];
    }),
  );
  for (const { slug, set } of naming) {
    expect(await contentSources(root, routeOf(slug))).toContain(`content/pricing/${set}.yaml`);
  }
});

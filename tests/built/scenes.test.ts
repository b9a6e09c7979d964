import { describe, expect, test } from 'vitest';
import { routeOf } from '../../contract/paths.ts';
import { content } from '../content/today.ts';
import { builtPage } from './built-page.ts';

const kinds = ['service', 'category', 'detail', 'copywriting', 'sourcing'];
const paths = content.pages
  .filter(({ data }) => kinds.includes(data.kind))
  .map(({ slug }) => routeOf(slug));

/** The names of the scenes in the elements that a selector matches, whether inline or as files. */
function scenesOf(path: string, selector: string): string[] {
  const $ = builtPage(path);
  return $(selector)
    .find(
      'svg[data-scene], img[src^="/artwork/"]:not([src*="/diagrams/"], [src*="/samples/"], [src*="/bands/"], [src*="/goods."], [src*="/world."])',
    )
    .toArray()
    .map(
      (drawing) =>
        $(drawing).attr('data-scene') ??
        /([\w-]+)\.svg/.exec($(drawing).attr('src') ?? '')?.[1] ??
        '',
    );
}

describe.each(paths)('%s', (path) => {
  test('shows no scene twice', () => {
    const shown = scenesOf(path, 'main');
    expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
  });

  test('has a scene in its hero', () => {
    expect(scenesOf(path, 'main section:has(h1)')).toHaveLength(1);
  });
});

test('no scene is on more than two of these pages, not counting the cards of its service', () => {
  const shown = paths.flatMap((path) => {
    const cards = new Set(scenesOf(path, 'main [data-card="service"]'));
    // A client's portrait goes with each of their reviews.
    return scenesOf(path, 'main').filter(
      (name) => !cards.has(name) && !name.startsWith('portrait-'),
    );
  });
  const often = [...new Set(shown)].filter(
    (name) => shown.filter((other) => other === name).length > 2,
  );
  expect(often).toEqual([]);
});

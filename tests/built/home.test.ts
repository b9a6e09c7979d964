import { expect, test } from 'vitest';
import { builtPage } from './built-page.ts';

test('the home page shows no scene twice', () => {
  const $ = builtPage('/');
  const shown = $('main > section').map((_, section) =>
    // A looping strip repeats its scenes.
    [
      ...new Set(
        $(section)
          .find('img[src^="/artwork/"]')
          .get()
          .map((image) => $(image).attr('src')),
      ),
    ],
  );
  const scenes = shown.get();
  expect(scenes.length).toBeGreaterThan(0);
  expect(scenes.filter((scene, index) => scenes.indexOf(scene) !== index)).toEqual([]);
});

test('the home page has one large rising line', () => {
  const $ = builtPage('/');
  // It is in the divider. The lines in headings and tabs are small.
  const large = $('main svg:not([role="tab"] svg, h1 svg, dialog svg)').filter(
    (_, svg) => $(svg).children('polyline[stroke="var(--color-accent)"]').length > 0,
  );
  expect(large).toHaveLength(1);
});

import { expect, test } from 'vitest';
import { readBuilt } from '../../tools/built/read-built.ts';
import { root } from '../../tools/run.ts';

const built = readBuilt(root);

test('no page loads anything to measure web vitals', () => {
  const loaders = built.pages.filter(({ html }) => /web-?vitals/i.test(html));
  expect(loaders.map(({ path }) => path)).toEqual([]);
});

test('every page names theme colour, icons and manifest', () => {
  for (const { path, $ } of built.pages) {
    expect($('meta[name="theme-color"]').attr('content'), path).toMatch(/^#[0-9a-f]{6}$/i);
    const icons = $('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
    const missing = icons
      .toArray()
      .map((link) => $(link).attr('href') ?? '')
      .filter((href) => !built.files.has(href));
    expect(icons.length, path).toBe(3);
    expect(missing, path).toEqual([]);
  }
});

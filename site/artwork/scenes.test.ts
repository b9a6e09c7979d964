import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Scene } from './Scene.tsx';
import { sceneFile } from './scene-file.ts';
import { sceneNames } from './scene-names.ts';
import { thumbnailViewBox } from './thumbnail-view-box.ts';

const budget = 4096;
const smallestWords = 10.5;

function inline(name: (typeof sceneNames)[number]): string {
  return renderToStaticMarkup(createElement(Scene, { name }));
}

describe.each(sceneNames)('scene %s', (name) => {
  test('has no inline styles', () => {
    expect(inline(name)).not.toContain('style=');
  });

  test('has no text that is too small to read', () => {
    const sizes = [...inline(name).matchAll(/font-size="([^"]*)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestWords);
  });

  test('has at most two decimal places in its coordinates', () => {
    expect(inline(name)).not.toMatch(/ (?:d|points|x|y|cx|cy|width|height)="[^"]*\.\d{3}/);
  });

  test('is a small file that needs no fonts', async () => {
    const file = await sceneFile(name);
    expect(file).not.toMatch(/<text|class=|href=|NaN|undefined/);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
  });
});

test.each(Object.entries(thumbnailViewBox))(
  'the thumbnail of %s is 3:2 and stays inside the scene',
  (_, box) => {
    const [x = -1, y = -1, width = 0, height = 0] = box.split(' ').map(Number);
    expect(width / height).toBeCloseTo(3 / 2, 2);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect([x + width <= 360, y + height <= 240]).toEqual([true, true]);
  },
);

test('no two scenes look the same', async () => {
  const files = await Promise.all(sceneNames.map(sceneFile));
  expect(new Set(files).size).toBe(sceneNames.length);
});

test('a scene is hidden from assistive technology', () => {
  expect(inline('seo-audit')).toContain('aria-hidden="true"');
});

test('a scene fills its box unless it is shown whole', () => {
  expect(inline('seo-audit')).toContain('slice');
  const whole = createElement(Scene, { name: 'seo-audit', fit: 'whole' });
  expect(renderToStaticMarkup(whole)).not.toContain('slice');
});

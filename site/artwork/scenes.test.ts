import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { categoryIds } from '../schemas/common.ts';
import { fieldOf, palette } from './parts/palette.ts';
import { Scene } from './Scene.tsx';
import { sceneFile } from './scene-file.ts';
import { sceneNames, scenesOf } from './scene-names.ts';
import { stopFile } from './stop-file.ts';
import { stops } from './stops.ts';
import { thumbnailFile } from './thumbnail-file.ts';
import { thumbnails } from './thumbnails.tsx';

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

describe.each(categoryIds)('a scene of %s', (category) => {
  test.each(scenesOf[category])("is drawn on the category's colour: %s", (name) => {
    const pale = category === 'seo' ? [palette.seoPale] : [];
    const [, field] = /<rect[^>]* fill="(#\w+)"/.exec(inline(name)) ?? [];
    expect([palette[fieldOf(category)], ...pale]).toContain(field);
  });
});

test.each([...thumbnails.keys()])('the thumbnail of %s is a small file', async (name) => {
  const file = await thumbnailFile(name);
  expect(file).not.toMatch(/<text|class=|href=|NaN|undefined/);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(1024);
});

test.each([...stops])('the stop of %s is a small file', async (_, drawing) => {
  const file = await stopFile(drawing);
  expect(file).not.toMatch(/<text|class=|href=|NaN|undefined/);
  expect(brotliCompressSync(file).length).toBeLessThanOrEqual(2048);
});

test('no two thumbnails look the same', async () => {
  const files = await Promise.all([...thumbnails.keys()].map(thumbnailFile));
  expect(new Set(files).size).toBe(files.length);
});

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

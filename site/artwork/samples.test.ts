import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { measureText } from './measure-text.ts';
import { sampleFile } from './sample-file.ts';
import { sampleNames } from './sample-names.ts';
import { samples } from './samples.ts';

/** An article's diagram has the same limit. Both load lazily. */
const budget = 20 * 1024;
const smallestWords = 10.5;
/** The minimum distance between text and the edge of the sheet. */
const margin = 12;

beforeAll(() => fontFaces(), 60_000);

describe.each(sampleNames)('sample %s', (name) => {
  const { Drawing, size } = samples[name];
  const markup = renderToStaticMarkup(createElement(Drawing));
  const texts = [...markup.matchAll(/<text([^>]*)>([^<]*)</g)].map(
    ([, attributes = '', words = '']) => {
      const read = (key: string) => attributes.match(new RegExp(` ${key}="([^"]*)"`))?.[1];
      return {
        read,
        words: words.replace(/&(?:lt|gt|quot|amp|#x27);/g, '"'),
        fontSize: Number(read('font-size')),
      };
    },
  );

  test('is labelled as a sample, with text that is legible when enlarged', () => {
    expect(texts.map(({ words }) => words)).toContain('Sample');
    expect(Math.min(...texts.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(
      smallestWords,
    );
  });

  test('keeps all text inside the sheet', async () => {
    const faces = await fontFaces();
    for (const { read, words, fontSize } of texts) {
      const face = Object.entries(faces).find(([key]) => key === read('data-face'))?.[1];
      if (!face) throw new Error(`no face for "${words}"`);
      const width = measureText(words, face, fontSize);
      const share = { middle: 0.5, end: 1 }[read('text-anchor') ?? ''] ?? 0;
      const left = Number(read('x')) - width * share;
      expect(left, words).toBeGreaterThanOrEqual(margin);
      expect(left + width, words).toBeLessThanOrEqual(size[0] - margin);
      expect(Number(read('y')), words).toBeLessThanOrEqual(size[1] - margin);
    }
  });

  test('is a small file that needs no fonts', async () => {
    const file = await sampleFile(name);
    expect(file).not.toMatch(/<text|class=|style=|href=|NaN|undefined/);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
  }, 30_000);
});

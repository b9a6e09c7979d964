import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { measureText } from './measure-text.ts';
import { sampleFile } from './sample-file.ts';
import { sampleNames } from './sample-names.ts';
import { detailRatio, samples } from './samples.ts';

/** An article's diagram has the same limit. Both load lazily. */
const budget = 20 * 1024;
const smallestWords = 10.5;
/** The minimum distance between text and the edge of the sheet. */
const margin = 12;
/** The width of a detail and the size of its words on a phone with 390 px. */
const phoneWidth = 390;
const smallestOnPhone = 8.9;

beforeAll(() => fontFaces(), 60_000);

describe.each(sampleNames)('sample %s', (name) => {
  const { Drawing, size, phone, notes } = samples[name];
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

  /** Where each text is. Capitals are 0.7 em high, descenders 0.25 em deep. */
  async function boxes() {
    const faces = await fontFaces();
    return texts.map(({ read, words, fontSize }) => {
      const face = Object.entries(faces).find(([key]) => key === read('data-face'))?.[1];
      if (!face) throw new Error(`no face for "${words}"`);
      const width = measureText(words, face, fontSize);
      const share = { middle: 0.5, end: 1 }[read('text-anchor') ?? ''] ?? 0;
      const left = Number(read('x')) - width * share;
      const y = Number(read('y'));
      const [top, bottom] = [y - fontSize * 0.7, y + fontSize * 0.25];
      return { words, fontSize, left, right: left + width, y, top, bottom };
    });
  }

  test('keeps all text inside the sheet', async () => {
    for (const { words, left, right, y } of await boxes()) {
      expect(left, words).toBeGreaterThanOrEqual(margin);
      expect(right, words).toBeLessThanOrEqual(size[0] - margin);
      expect(y, words).toBeLessThanOrEqual(size[1] - margin);
    }
  });

  test.each([phone, notes].filter((detail) => detail !== undefined))(
    'has a legible detail for phones that cuts off no words: %d, %d, %d',
    async (x, y, width) => {
      const [right, bottom] = [x + width, y + width / detailRatio];
      expect(right).toBeLessThanOrEqual(size[0]);
      expect(bottom).toBeLessThanOrEqual(size[1]);
      const near = (await boxes()).filter(
        (box) => box.right > x && box.left < right && box.bottom > y && box.top < bottom,
      );
      for (const box of near) {
        expect(box.left, box.words).toBeGreaterThan(x);
        expect(box.right, box.words).toBeLessThan(right);
        expect(box.top, box.words).toBeGreaterThan(y);
        expect(box.bottom, box.words).toBeLessThan(bottom);
        expect((box.fontSize * phoneWidth) / width, box.words).toBeGreaterThanOrEqual(
          smallestOnPhone,
        );
      }
    },
  );

  test('is a small file that needs no fonts', async () => {
    const file = await sampleFile(name);
    expect(file).not.toMatch(/<text|class=|style=|href=|NaN|undefined/);
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
  }, 30_000);
});

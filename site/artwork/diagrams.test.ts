import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagrams as texts } from '../schemas/article.ts';
import { diagramFile } from './diagram-file.ts';
import { diagramFrame, diagramFrames } from './diagram-frame.ts';
import { type DiagramName, diagramNames } from './diagram-names.ts';
import { diagrams } from './diagrams.ts';
import { fontFaces } from './font-faces.ts';

/** Two thirds of a page's whole budget for what is seen first, and it is never seen first. */
const budget = 20 * 1024;
const smallestWords = 12.5;
/** The narrowest a phone shows a diagram, and what is still read there, in CSS pixels. */
const phone = 335;
const readable = 11;

const root = join(import.meta.dirname, '../..');
const described = texts.parse(
  parse(readFileSync(join(root, 'content/site/diagrams.yaml'), 'utf8')),
).diagrams;

function inline(name: DiagramName, isTall: boolean): string {
  return renderToStaticMarkup(createElement(diagrams[name].Drawing, { isTall }));
}

function wordsIn(markup: string): string {
  return [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ');
}

/** Figures with a comma or a point, and whole ones; `£1,800` is 1800. */
function figuresIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
      String(Number(figure.replaceAll(',', ''))),
    ),
  );
}

// Reading and cutting the fonts takes its time, once.
beforeAll(() => fontFaces(), 60_000);

describe.each(diagramNames)('diagram %s', (name) => {
  test('is drawn with attributes and classes only', () => {
    expect(inline(name, false) + inline(name, true)).not.toContain('style=');
  });

  test('has words that are read on a phone', () => {
    const sizes = [false, true].map((isTall) =>
      Math.min(
        ...[...inline(name, isTall).matchAll(/font-size="([^"]*)"/g)].map((match) =>
          Number(match[1]),
        ),
      ),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestWords);
    const onPhone = (sizes[1] ?? 0) * (phone / diagramFrame(name, 'tall').width);
    expect(onPhone).toBeGreaterThanOrEqual(readable);
  });

  test('shows the figures of its article, and the ticks of its axes', () => {
    const article = readFileSync(join(root, `content/articles/${name}.mdx`), 'utf8');
    const text = described.find((each) => each.name === name)?.text ?? '';
    const known = figuresIn(`${article} ${text}`);
    for (const isTall of [false, true]) {
      const drawn = figuresIn(wordsIn(inline(name, isTall)));
      for (const tick of ticks[name] ?? []) known.add(tick);
      expect([...drawn].filter((figure) => !known.has(figure))).toEqual([]);
    }
  });

  test('crops its card from the stacked drawing, three by two', () => {
    const [x = 0, y = 0, width = 0, height = 0] = diagrams[name].card.split(' ').map(Number);
    const [fullWidth, fullHeight] = diagrams[name].tall;
    expect(width / height).toBeCloseTo(1.5, 1);
    expect(x + width).toBeLessThanOrEqual(fullWidth);
    expect(y + height).toBeLessThanOrEqual(fullHeight);
  });

  test('is a small file that needs no font', async () => {
    for (const frame of diagramFrames) {
      const file = await diagramFile(name, frame);
      expect(file).not.toMatch(/<text|class=|href=|NaN|undefined/);
      expect(brotliCompressSync(file).length).toBeLessThanOrEqual(budget);
    }
  }, 30_000);
});

/** Figures of axes that no article needs to say. */
const ticks: Partial<Record<DiagramName, string[]>> = {
  'acos-break-even': ['0', '12', '18', '24', '6'],
  'keyword-research-shop': [
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '10',
    '100',
    '1000',
    '10000',
    '100000',
  ],
  'landed-cost-china': ['3', '3.5', '4'],
  'email-subject-line-tests': ['0', '1', '2', '3', '4', '10', '20', '30'],
  'quality-inspection-aql': ['0', '5', '10', '15', '25', '50', '75', '100'],
  'negative-keywords-weekly': ['0'],
};

test('no two diagrams are alike', async () => {
  const files = await Promise.all(diagramNames.map((name) => diagramFile(name, 'wide')));
  expect(new Set(files).size).toBe(diagramNames.length);
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { diagrams as texts } from '../schemas/article.ts';
import { diagramElement, diagramFile } from './diagram-file.ts';
import { type DiagramFrame, diagramFrame, diagramFrames } from './diagram-frame.ts';
import { type DiagramName, diagramNames } from './diagram-names.ts';
import { fontFaces } from './font-faces.ts';
import { palette } from './parts/palette.ts';

/** Two thirds of the budget for a page's first view. Diagrams are never in the first view. */
const budget = 20 * 1024;
const cardBudget = 4 * 1024;
const smallestWords = 12.5;
const smallestCardWords = 13;
/** The minimum distance between the words of a card or a poster and its edges. */
const margin = 8;
/** The width of a poster in a row of the narrowest phone, in CSS pixels. */
const posterOnPhone = 100;
const readableInPoster = 9.5;
/** The width of a diagram on the narrowest phone and the smallest legible text, in CSS pixels. */
const phone = 335;
const readable = 11;

const root = join(import.meta.dirname, '../..');
const articles = globSync('content/articles/*.mdx', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);
const described = texts.parse(
  parse(readFileSync(join(root, 'content/site/diagrams.yaml'), 'utf8')),
).diagrams;

function inline(name: DiagramName, frame: DiagramFrame): string {
  return renderToStaticMarkup(diagramElement(name, frame));
}

function wordsIn(markup: string): string {
  return [...markup.matchAll(/<text[^>]*>([^<]*)</g)].map(([, words]) => words).join(' ');
}

function smallestIn(markup: string): number {
  return Math.min(...[...markup.matchAll(/font-size="([^"]*)"/g)].map(([, size]) => Number(size)));
}

/**
 * The area covered by a drawing's words, in its units. Only the words are drawn, on a larger canvas.
 */
async function extentOfWords(file: string, width: number, height: number) {
  const around = 60;
  const drawn = file
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      `viewBox="-60 -60 ${width + 120} ${height + 120}" width="${width + 120}" height="${height + 120}"`,
    )
    .replaceAll(/<(?:rect|circle|polyline)[^>]*>/g, '')
    .replaceAll(/<path (?![^>]*transform="[^"]*scale)[^>]*>/g, '');
  const { data, info } = await sharp(Buffer.from(drawn), { density: 72 })
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [index, alpha] of data.entries()) {
    if (alpha === 0) continue;
    const x = (index % info.width) - around;
    const y = Math.floor(index / info.width) - around;
    extent.left = Math.min(extent.left, x);
    extent.top = Math.min(extent.top, y);
    extent.right = Math.max(extent.right, x + 1);
    extent.bottom = Math.max(extent.bottom, y + 1);
  }
  return extent;
}

/** The figures in the text, without thousands separators: `£1,800` gives 1800. */
function figuresIn(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([figure]) =>
      String(Number(figure.replaceAll(',', ''))),
    ),
  );
}

// Reading and subsetting the fonts is slow, but it happens only once.
beforeAll(() => fontFaces(), 60_000);

describe.each(diagramNames)('diagram %s', (name) => {
  test('has no inline styles', () => {
    for (const frame of diagramFrames) expect(inline(name, frame)).not.toContain('style=');
  });

  test('has text that is legible on a phone', () => {
    expect(smallestIn(inline(name, 'wide'))).toBeGreaterThanOrEqual(smallestWords);
    expect(smallestIn(inline(name, 'tall'))).toBeGreaterThanOrEqual(smallestWords);
    expect(smallestIn(inline(name, 'card'))).toBeGreaterThanOrEqual(smallestCardWords);
    for (const frame of ['tall', 'card'] as const) {
      const onPhone = smallestIn(inline(name, frame)) * (phone / diagramFrame(name, frame).width);
      expect(onPhone).toBeGreaterThanOrEqual(readable);
    }
    const inPoster = smallestIn(inline(name, 'poster')) * (posterOnPhone / 160);
    expect(inPoster).toBeGreaterThanOrEqual(readableInPoster);
  });

  const article = articles.find((text) => text.includes(`\ndiagram: ${name}\n`));
  test.runIf(article)('shows only figures from its article, apart from axis ticks', () => {
    const text = described.find((each) => each.name === name)?.text ?? '';
    const known = figuresIn(`${article} ${text}`);
    const foreign = (frame: DiagramFrame) =>
      [...figuresIn(wordsIn(inline(name, frame)))].filter((figure) => !known.has(figure));
    expect([...foreign('card'), ...foreign('poster')]).toEqual([]);
    for (const tick of ticks[name] ?? []) known.add(tick);
    expect([...foreign('wide'), ...foreign('tall')]).toEqual([]);
  });

  test.each([
    ['card', 360, 240],
    ['poster', 160, 120],
  ] as const)('has a %s that cuts off no words', async (frame, width, height) => {
    expect(diagramFrame(name, frame)).toEqual({ viewBox: `0 0 ${width} ${height}`, width, height });
    const words = await extentOfWords(await diagramFile(name, frame), width, height);
    expect(words.right).toBeGreaterThan(words.left);
    expect(words.left).toBeGreaterThanOrEqual(margin);
    expect(words.top).toBeGreaterThanOrEqual(margin);
    expect(words.right).toBeLessThanOrEqual(width - margin);
    expect(words.bottom).toBeLessThanOrEqual(height - margin);
  });

  test.each(['card', 'poster'] as const)('has at most one rising line on its %s', (frame) => {
    const line = new RegExp(`<polyline[^>]*stroke="${palette.accent}"[^>]*stroke-width="4"`, 'g');
    expect((inline(name, frame).match(line) ?? []).length).toBeLessThanOrEqual(1);
  });

  test('is a small file that needs no fonts', async () => {
    for (const frame of diagramFrames) {
      const file = await diagramFile(name, frame);
      expect(file).not.toMatch(/<text|class=|href=|NaN|undefined/);
      const most = frame === 'card' || frame === 'poster' ? cardBudget : budget;
      expect(brotliCompressSync(file).length).toBeLessThanOrEqual(most);
    }
  }, 30_000);
});

/** Axis figures that don't have to appear in the article. */
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
  'page-titles-descriptions': ['200', '400', '800'],
};

test.each(['wide', 'card', 'poster'] as const)(
  'no two diagrams look the same (%s)',
  async (frame) => {
    const files = await Promise.all(diagramNames.map((name) => diagramFile(name, frame)));
    expect(new Set(files).size).toBe(diagramNames.length);
  },
);

/**
 * Writes the site's two fonts into site/assets/fonts/ (ignored by git), subset to the characters in
 * the content and the weights in the styles, with fallback fonts of the same metrics.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import { fonts } from '../site/styles/fonts.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'site/assets/fonts');

const { display, text } = fonts;

const files = [
  {
    ...display,
    family: 'Display',
    file: 'display.woff2',
    // Characters from code and YAML syntax, which no headline or figure uses.
    without: '[]{}<>|_=*~^`\\',
    fallbacks: [
      { weights: `${display.weights.min} ${display.weights.max}`, wght: display.usual, of: 'bold' },
    ],
  },
  {
    ...text,
    family: 'Text',
    file: 'text.woff2',
    without: '',
    fallbacks: [
      { weights: `${text.weights.min} 549`, wght: text.usual, of: 'regular' },
      { weights: `550 ${text.weights.max}`, wght: 640, of: 'bold' },
    ],
  },
] as const;

/** Local fallback fonts, each with the average advance of `sampleText` in it, in em. */
const arial = {
  regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], averageAdvance: 0.4532 },
  bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], averageAdvance: 0.4907 },
} as const;

/** The font features that the styles or text shaping need. All others are dropped. */
const features = ['kern', 'liga', 'rvrn', 'tnum'];

/** The average advance of this text, in em, is compared between a font and its fallback. */
const sampleText = 'the quick brown fox jumps over the lazy dog and keeps its promise';

const characters = [...(await usedCharacters())];
await mkdir(outDir, { recursive: true });
const faces: string[] = [];
for (const font of files) {
  const original = await readSource(font.source);
  const wanted = characters.filter((character) => !font.without.includes(character));
  const subset = await subsetFont(original, wanted.join(''), {
    targetFormat: 'woff2',
    variationAxes: { ...font.axes, wght: font.weights },
    keepFeatures: features,
  });
  await writeFile(join(outDir, font.file), subset);
  faces.push(fontFace(font));
  for (const fallback of font.fallbacks) faces.push(await fallbackFace(font, fallback, original));
}
await writeFile(join(outDir, 'fonts.css'), `${faces.join('\n')}\n`);

type Font = (typeof files)[number];

/** Throws if the font's package isn't installed or doesn't contain the file. */
async function readSource(source: string): Promise<Buffer> {
  const file = join('node_modules', source);
  return await readFile(join(root, file)).catch((cause) => {
    const remedy = 'install its package with npm, or correct `source` in site/styles/fonts.ts';
    throw new Error(`The font ${file} can't be read: ${remedy}.`, { cause });
  });
}

function fontFace(font: Font): string {
  return `@font-face{font-family:"${font.family}";src:url("./${font.file}") format("woff2");font-weight:${font.weights.min} ${font.weights.max};font-display:swap}`;
}

/** A local Arial, scaled to the font's width and line height, so that nothing shifts on swap. */
async function fallbackFace(
  font: Font,
  { weights, wght, of }: Font['fallbacks'][number],
  original: Buffer,
): Promise<string> {
  const subset = await subsetFont(original, sampleText, {
    targetFormat: 'sfnt',
    variationAxes: { ...font.axes, wght },
  });
  // The padding is needed because fontkit reads past the end if the last glyph is a space.
  const instance = fontkit.create(Buffer.concat([subset, Buffer.alloc(16)]));
  if (!('layout' in instance)) throw new Error(`${font.source} contains more than one font`);
  const advance =
    instance.layout(sampleText).advanceWidth / sampleText.length / instance.unitsPerEm;
  const adjust = advance / arial[of].averageAdvance;
  const percent = (value: number) =>
    `${((value / instance.unitsPerEm / adjust) * 100).toFixed(2)}%`;
  const sources = arial[of].names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${font.family} Fallback";src:${sources};font-weight:${weights};size-adjust:${(adjust * 100).toFixed(2)}%;ascent-override:${percent(instance.ascent)};descent-override:${percent(-instance.descent)};line-gap-override:${percent(instance.lineGap)}}`;
}

/** Every character in the content, and the characters that figures and labels need. */
async function usedCharacters(): Promise<Set<string>> {
  const used = new Set(
    ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]_abcdefghijklmnopqrstuvwxyz|£€$·•–—‘’“”…©×→\u00a0',
  );
  const entries = await readdir(join(root, 'content'), { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    for (const character of await readFile(join(entry.parentPath, entry.name), 'utf8')) {
      used.add(character);
    }
  }
  return used;
}

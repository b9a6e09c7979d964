import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import type { Face, Faces } from './outline-text.ts';

/** The four faces of the artwork, as the site sets them: display 760, text 400, bold 650, mono 400. */
export function fontFaces(): Promise<Faces> {
  faces ??= load();
  return faces;
}

let faces: Promise<Faces> | undefined;

const bricolage = 'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
const instrument = 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const jetbrains = 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

async function load(): Promise<Faces> {
  const [display, text, bold, mono] = await Promise.all([
    cut(bricolage, 160, { opsz: 96, wght: 760 }),
    cut(instrument, 128, { wght: 400 }),
    cut(instrument, 128, { wght: 650 }),
    cut(jetbrains, 128, { wght: 400 }),
  ]);
  return { display, text, bold, mono };
}

// fontkit cannot vary a woff2, so the axes are pinned before it opens the font.
async function cut(file: string, grid: number, variationAxes: Axes): Promise<Face> {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  const pinned = await subsetFont(await readFile(path), characters, {
    targetFormat: 'truetype',
    variationAxes,
  });
  const font = create(Buffer.concat([pinned, Buffer.alloc(readAhead)]));
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts.`);
  return { font, grid };
}

type Axes = Record<string, number>;

const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}£€·−–—‘’“”…×÷é`;

/** fontkit reads the bounds of an empty last glyph behind the end of the file. */
const readAhead = 64;

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { fonts } from '../styles/fonts.ts';
import type { Face, Faces } from './outline-text.ts';

/** Loads the artwork's four font faces. */
export function fontFaces(): Promise<Faces> {
  faces ??= load();
  return faces;
}

let faces: Promise<Faces> | undefined;

async function load(): Promise<Faces> {
  const [display, text, bold, mono] = await Promise.all([
    cut(fonts.display, 160, fonts.display.usual),
    cut(fonts.text, 128, fonts.text.usual),
    cut(fonts.text, 128, 650),
    cut(fonts.mono, 128, fonts.mono.usual),
  ]);
  return { display, text, bold, mono };
}

// fontkit can't apply variations to a woff2 file, so the axes are pinned before it opens the font.
async function cut({ source, axes }: Font, grid: number, wght: number): Promise<Face> {
  const path = createRequire(import.meta.url).resolve(source);
  const pinned = await subsetFont(await readFile(path), characters, {
    targetFormat: 'truetype',
    variationAxes: { ...axes, wght },
  });
  const font = create(Buffer.concat([pinned, Buffer.alloc(readAhead)]));
  if (!('layout' in font)) throw new Error(`${source} is a collection of fonts.`);
  return { font, grid };
}

type Font = { source: string; axes: Record<string, number> };

/** Latin-1, which covers company names such as Søn or Müller, plus typographic characters. */
const characters = `${String.fromCharCode(...Array.from({ length: 224 }, (_, index) => 32 + index))}€−–—‘’“”…`;

/** If the last glyph is empty, fontkit reads its bounds from beyond the end of the file. */
const readAhead = 64;

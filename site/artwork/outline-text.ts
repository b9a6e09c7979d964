import type { Font } from 'fontkit';
import { GlyphPen } from './glyph-pen.ts';
import { layOutWords } from './lay-out-words.ts';
import type { TextFamily } from './parts/SceneText.tsx';

/** A font, and the number of steps per em in its outline grid. */
export type Face = { font: Font; grid: number };
export type Faces = Record<TextFamily, Face>;

/**
 * Replaces every `<text>` in SVG markup with an outline, so that it needs no font. Each text
 * element must name its face (`data-face="bold"`), have a `font-size` and contain only text. Throws
 * if the face is unknown, the size is missing or the face lacks a character.
 */
export function outlineText(markup: string, faces: Faces): string {
  const outlined = markup.replace(textElement, (_, attributes: string, words: string) =>
    outline(readAttributes(attributes), decode(words), faces),
  );
  return mergeNeighbours(outlined);
}

const textElement = /<text\b([^>]*)>([^<]*)<\/text>/g;
const attribute = /([\w-]+)="([^"]*)"/g;
/** Consecutive outlines with the same fill and transform. */
const neighbours = /(<path fill="[^"]*" transform="[^"]*" d=")([^"]*)"\/>(?:\1([^"]*)"\/>)+/g;

type Attributes = ReadonlyMap<string, string>;

function outline(attributes: Attributes, words: string, faces: Faces): string {
  const { font, grid } = faceOf(attributes.get('data-face'), faces);
  const size = Number(attributes.get('font-size'));
  if (!(size > 0))
    throw new Error(
      `The text "${words}" has no font-size. SceneText's sizes are in parts/SceneText.tsx.`,
    );
  const steps = grid / size;
  const spacing = Number(attributes.get('letter-spacing') ?? 0) * steps;
  const run = layOutWords(words, font);
  const step = grid / font.unitsPerEm;
  const advances = run.positions.map(({ xAdvance }) => xAdvance * step + spacing);
  const width = advances.reduce((sum, advance) => sum + advance, 0);
  const start = Number(attributes.get('x') ?? 0) * steps - width * shareBefore(attributes);
  const pen = new GlyphPen(start, Number(attributes.get('y') ?? 0) * steps, step);
  for (const [index, glyph] of run.glyphs.entries()) {
    if (glyph.id === 0) throw new Error(`The face has no character for some of "${words}".`);
    pen.draw(glyph.path.commands, advances[index] ?? 0);
  }
  const own = attributes.get('transform');
  const scale = `scale(${Number((size / grid).toFixed(5))})`.replace('(0.', '(.');
  const transform = own === undefined ? scale : `${own} ${scale}`;
  return `<path fill="${attributes.get('fill') ?? '#000'}" transform="${transform}" d="${pen.data}"/>`;
}

function faceOf(family: string | undefined, faces: Faces): Face {
  const face = Object.entries(faces).find(([name]) => name === family)?.[1];
  if (face === undefined) throw new Error(`There is no face "${family}".`);
  return face;
}

function shareBefore(attributes: Attributes): number {
  const anchor = attributes.get('text-anchor');
  if (anchor === 'middle') return 0.5;
  return anchor === 'end' ? 1 : 0;
}

function readAttributes(source: string): Attributes {
  return new Map(
    [...source.matchAll(attribute)].map(([, name = '', value = '']) => [name, value] as const),
  );
}

function decode(words: string): string {
  return words
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

function mergeNeighbours(markup: string): string {
  return markup.replace(neighbours, (run: string, opening: string) => {
    const outlines = [...run.matchAll(/ d="([^"]*)"/g)].map(([, data = '']) => data);
    return `${opening}${outlines.join('')}"/>`;
  });
}

import { createElement, Fragment } from 'react';
import type { BandName } from './band-names.ts';
import { bands } from './bands.ts';
import { svgFile } from './svg-file.ts';

/** Fine strokes by their width in units, and their width in pixels in a much larger drawing. */
const fineStrokes = [
  ['[stroke-width="2"]', 2.25],
  ['[stroke-width="2.5"],[stroke-width="3"],[stroke-width="4"]', 3.5],
] as const;

/** In an image file, the width of a media query is the width of the image. */
function fineStrokesFrom(width: number) {
  const rules = fineStrokes.map(
    ([strokes, pixels]) => `${strokes}{stroke-width:${pixels};vector-effect:non-scaling-stroke}`,
  );
  return createElement('style', {}, `@media(min-width:${width}px){${rules.join('')}}`);
}

/** Draws a section's picture as a standalone SVG file. */
export function bandFile(name: BandName): Promise<string> {
  const { Drawing, size, hasFineStrokes } = bands[name];
  const [width, height] = size;
  const style = hasFineStrokes && fineStrokesFrom(width * 1.5);
  const drawing = createElement(Fragment, {}, style, createElement(Drawing));
  return svgFile(drawing, { viewBox: `0 0 ${width} ${height}`, width, height });
}

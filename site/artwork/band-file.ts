import { createElement } from 'react';
import type { BandName } from './band-names.ts';
import { bands } from './bands.ts';
import { svgFile } from './svg-file.ts';

/** Draws a section's picture as a standalone SVG file. */
export function bandFile(name: BandName): Promise<string> {
  const { Drawing, size } = bands[name];
  const [width, height] = size;
  return svgFile(createElement(Drawing), { viewBox: `0 0 ${width} ${height}`, width, height });
}

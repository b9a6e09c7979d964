import { createElement } from 'react';
import type { SampleName } from './sample-names.ts';
import { samples } from './samples.ts';
import { svgFile } from './svg-file.ts';

/** Draws a sample as a standalone SVG file. */
export function sampleFile(name: SampleName): Promise<string> {
  const { Drawing, size } = samples[name];
  const [width, height] = size;
  return svgFile(createElement(Drawing), { viewBox: `0 0 ${width} ${height}`, width, height });
}

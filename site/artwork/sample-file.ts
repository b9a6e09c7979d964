import { createElement, Fragment } from 'react';
import type { SampleName } from './sample-names.ts';
import { type Detail, detailRatio, samples } from './samples.ts';
import { svgFile } from './svg-file.ts';

/**
 * Draws a sample as a standalone SVG file. `#phone` and `#notes` in its URL show the details for
 * phones.
 */
export function sampleFile(name: SampleName): Promise<string> {
  const { Drawing, size, phone, notes } = samples[name];
  const [width, height] = size;
  const drawing = createElement(
    Fragment,
    null,
    phone && createElement('view', { id: 'phone', viewBox: viewBoxOf(phone, width / height) }),
    notes && createElement('view', { id: 'notes', viewBox: viewBoxOf(notes, width / height) }),
    createElement(Drawing),
  );
  return svgFile(drawing, { viewBox: `0 0 ${width} ${height}`, width, height });
}

/**
 * The smallest view that has the file's ratio and the detail in its upper left corner. The page
 * cuts off the rest with `object-fit`.
 */
function viewBoxOf([x, y, width]: Detail, fileRatio: number): string {
  const height = Math.max(width / detailRatio, width / fileRatio);
  return [x, y, height * fileRatio, height].map((value) => Number(value.toFixed(2))).join(' ');
}

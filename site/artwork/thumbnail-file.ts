import { createElement, Fragment } from 'react';
import { svgFile } from './svg-file.ts';
import { thumbnailFrame, thumbnails } from './thumbnails.tsx';

/** Draws a thumbnail as a standalone SVG file. */
export function thumbnailFile(name: string): Promise<string> {
  return svgFile(createElement(Fragment, null, thumbnails.get(name)), thumbnailFrame);
}

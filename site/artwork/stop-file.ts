import { type ComponentType, createElement } from 'react';
import { stopFrame } from './stops.ts';
import { svgFile } from './svg-file.ts';

/** Draws a stop as a standalone SVG file. */
export function stopFile(drawing: ComponentType): Promise<string> {
  return svgFile(createElement(drawing), stopFrame);
}

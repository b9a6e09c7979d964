import { createElement } from 'react';
import { type DiagramFrame, diagramFrame } from './diagram-frame.ts';
import type { DiagramName } from './diagram-names.ts';
import { diagrams } from './diagrams.ts';
import { svgFile } from './svg-file.ts';

/** Draws a diagram as a standalone SVG file. */
export function diagramFile(name: DiagramName, frame: DiagramFrame): Promise<string> {
  const { Drawing, Card } = diagrams[name];
  const drawn =
    frame === 'card' ? createElement(Card) : createElement(Drawing, { isTall: frame === 'tall' });
  return svgFile(drawn, diagramFrame(name, frame));
}

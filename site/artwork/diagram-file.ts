import { createElement } from 'react';
import { type DiagramFrame, diagramFrame } from './diagram-frame.ts';
import type { DiagramName } from './diagram-names.ts';
import type { Diagram } from './diagram-parts/diagram.ts';
import { diagrams } from './diagrams.ts';
import { svgFile } from './svg-file.ts';

/** Draws a diagram as a standalone SVG file. */
export function diagramFile(name: DiagramName, frame: DiagramFrame): Promise<string> {
  return svgFile(diagramElement(name, frame), diagramFrame(name, frame));
}

/** A diagram's drawing for one of its frames. */
export function diagramElement(name: DiagramName, frame: DiagramFrame) {
  const { Drawing, Card, Poster, ground }: Diagram = diagrams[name];
  if (frame === 'card') return createElement(Card, { ground });
  if (frame === 'poster') return createElement(Poster, { ground });
  return createElement(Drawing, { isTall: frame === 'tall' });
}

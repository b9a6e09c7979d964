import type { Diagram } from './diagram-parts/diagram.ts';
import { diagrams } from './diagrams.ts';

export type DiagramFrame = 'wide' | 'tall' | 'card' | 'poster';
export const diagramFrames: readonly DiagramFrame[] = ['wide', 'tall', 'card', 'poster'];

export type DiagramSize = { viewBox: string; width: number; height: number };

/** The view box of a diagram's frame, and its natural size in CSS pixels. */
export function diagramFrame(name: string, frame: DiagramFrame): DiagramSize {
  const diagram = findDiagram(name);
  const [width, height] = { ...diagram, card: cardSize, poster: posterSize }[frame];
  return { viewBox: `0 0 ${width} ${height}`, width, height };
}

/** @throws {Error} There is no such diagram. */
export function findDiagram(name: string): Diagram {
  const diagram = Object.entries(diagrams).find(([known]) => known === name)?.[1];
  if (!diagram) throw new Error(`There is no diagram ${name}; see site/artwork/diagram-names.ts.`);
  return diagram;
}

const cardSize = [360, 240] as const;
const posterSize = [160, 120] as const;

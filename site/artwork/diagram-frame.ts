import { diagrams } from './diagrams.ts';

export type DiagramFrame = 'wide' | 'tall' | 'card';
export const diagramFrames: readonly DiagramFrame[] = ['wide', 'tall', 'card'];

export type DiagramSize = { viewBox: string; width: number; height: number };

/** What a frame of a diagram shows, and its natural size in CSS pixels. */
export function diagramFrame(name: string, frame: DiagramFrame): DiagramSize {
  const diagram = Object.entries(diagrams).find(([known]) => known === name)?.[1];
  if (!diagram) throw new Error(`No diagram is called ${name}; see site/artwork/diagram-names.ts.`);
  const viewBox = frame === 'card' ? diagram.card : `0 0 ${diagram[frame].join(' ')}`;
  const [, , width = 0, height = 0] = viewBox.split(' ').map(Number);
  return { viewBox, width, height };
}

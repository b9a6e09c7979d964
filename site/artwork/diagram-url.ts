import type { DiagramFrame } from './diagram-frame.ts';

/** The path of a diagram's file: whole, stacked for phones, or drawn for cards. */
export function diagramUrl(name: string, frame: DiagramFrame): string {
  return `/artwork/diagrams/${name}${frame === 'wide' ? '' : `-${frame}`}.svg`;
}

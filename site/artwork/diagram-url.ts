import type { DiagramFrame } from './diagram-frame.ts';

/** Where a diagram's file is served: whole, stacked for phones, or drawn for cards. */
export function diagramUrl(name: string, frame: DiagramFrame): string {
  return `/artwork/diagrams/${name}${frame === 'wide' ? '' : `-${frame}`}.svg`;
}

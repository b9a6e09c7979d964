import type { DiagramFrame } from './diagram-frame.ts';

/** The path of a diagram's file for one of its frames. */
export function diagramUrl(name: string, frame: DiagramFrame): string {
  return `/artwork/diagrams/${name}${frame === 'wide' ? '' : `-${frame}`}.svg`;
}

import { type DiagramFrame, findDiagram } from './diagram-frame.ts';

/** The path of a diagram's file for one of its three frames. */
export function diagramUrl(name: string, frame: DiagramFrame): string {
  return `/artwork/diagrams/${name}${frame === 'wide' ? '' : `-${frame}`}.svg`;
}

/** The path of the card's drawing, which shows only the part in focus. */
export function diagramFocusUrl(name: string): string {
  const [left, top, width] = findDiagram(name).focus;
  const box = [left, top, width, Math.round((width * 2) / 3)].join();
  return `${diagramUrl(name, 'card')}#svgView(viewBox(${box}))`;
}

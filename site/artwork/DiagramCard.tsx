import { diagramFrame, findDiagram } from './diagram-frame.ts';

/** An article's diagram for a card: an inline, decorative SVG. */
export function DiagramCard({ name }: { name: string }) {
  const { Card } = findDiagram(name);
  return (
    <svg viewBox={diagramFrame(name, 'card').viewBox} aria-hidden="true">
      <Card />
    </svg>
  );
}

import { diagramFrame, findDiagram } from './diagram-frame.ts';
import styles from './Scene.module.css';

/** An article's diagram for a card: an inline, decorative SVG. */
export function DiagramCard({ name }: { name: string }) {
  const { Card, ground } = findDiagram(name);
  return (
    <svg className={styles.scene} viewBox={diagramFrame(name, 'card').viewBox} aria-hidden="true">
      <Card ground={ground} />
    </svg>
  );
}

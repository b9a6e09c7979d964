import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import styles from './change.module.css';

/** The links that lead to a page: two at first, then the ones placed by hand. */
export function Links() {
  return (
    <>
      <Line points="92,44 200,112 84,176" />
      <Node x={92} y={44} label="Forum" />
      <Node x={84} y={176} label="Wiki" />
      <g className={styles.after}>
        <Line points="206,22 200,112 210,200" tone="accent" width={4} />
        <Line points="316,46 200,112 322,168" tone="accent" width={4} />
      </g>
      <g className={styles.arriving}>
        <Node x={206} y={22} label="Blog" />
        <Node x={316} y={46} label="Trade site" />
        <Node x={322} y={168} label="Directory" />
        <Node x={210} y={200} label="Web 2.0" />
      </g>
      <Disc x={200} y={112} radius={40} fill="ink" />
      <SceneText x={200} y={117} size={13} family="bold" tone="white" anchor="middle">
        Your page
      </SceneText>
    </>
  );
}

function Node({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <Disc x={x} y={y} radius={34} />
      <SceneText x={x} y={y + 4} anchor="middle">
        {label}
      </SceneText>
    </>
  );
}

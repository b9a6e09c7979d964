import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import styles from './change.module.css';

/** The links to a page: two at first, then more, each placed by hand. */
export function Links() {
  return (
    <>
      <Line points="92,44 200,110 84,178" />
      <Node x={92} y={44} label="Forum" />
      <Node x={84} y={178} label="Wiki" />
      <g className={styles.after}>
        <Line points="200,30 200,190" tone="accent" width={4} />
        <Line points="312,46 200,110 318,174" tone="accent" width={4} />
      </g>
      <g className={styles.arriving}>
        <Node x={200} y={31} label="Blog" />
        <Node x={312} y={46} label="Trade site" />
        <Node x={318} y={174} label="Directory" />
        <Node x={200} y={189} label="Web 2.0" />
      </g>
      <Disc x={200} y={110} radius={38} fill="ink" />
      <SceneText x={200} y={115} size={13} family="bold" tone="white" anchor="middle">
        Your page
      </SceneText>
    </>
  );
}

function Node({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <Disc x={x} y={y} radius={30} />
      <SceneText x={x} y={y + 4} anchor="middle">
        {label}
      </SceneText>
    </>
  );
}

import { Disc } from '../parts/Disc.tsx';
import { Shape } from '../parts/Shape.tsx';

export type SnailProps = { x: number; y: number };

/** A snail that creeps to the right on (x, y), the middle of its foot. */
export function Snail({ x, y }: SnailProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-10 0H4q4 0 4-4v-4M8-8l-3-4m3 4l3-4" line="copyDark" />
      <Disc x={-3} y={-8} radius={7} fill="copy" />
      <Shape d="M-6-7a3 3 0 1 1 5 1" />
    </g>
  );
}

import { Disc } from '../parts/Disc.tsx';
import type { Colour } from '../parts/palette.ts';
import { Shape } from '../parts/Shape.tsx';

export type PersonMarkProps = { x: number; y: number; fill: Colour; skin: Colour };

/** A colleague's head and shoulders in a disc of 26 units, positioned by its centre. */
export function PersonMark({ x, y, fill, skin }: PersonMarkProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Disc x={0} y={0} radius={13} />
      <Shape d="M-10 8.3c3-9 17-9 20 0a13 13 0 0 1-20 0z" fill={fill} />
      <Disc x={0} y={-3} radius={5} fill={skin} />
    </g>
  );
}

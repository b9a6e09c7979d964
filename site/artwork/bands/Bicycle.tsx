import { Disc } from '../parts/Disc.tsx';
import { Shape } from '../parts/Shape.tsx';

export type BicycleProps = { x: number; y: number; scale?: number };

/** A bicycle 46 units wide, positioned by the middle between its hubs. */
export function Bicycle({ x, y, scale = 1 }: BicycleProps) {
  const units = (length: number) => Math.round(length * scale * 10) / 10;
  const frame = frameLines.map(([command, dx, dy]) => `${command}${units(dx)} ${units(dy)}`);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Disc x={units(-15)} y={0} radius={units(8)} />
      <Disc x={units(15)} y={0} radius={units(8)} />
      <Shape d={frame.join('')} />
    </g>
  );
}

/** The frame, the saddle and the handlebar. The stroke is 2 units wide at every scale. */
const frameLines = [
  ['M', -15, 0],
  ['L', -6, -12],
  ['L', 9, -12],
  ['L', 0, 0],
  ['L', -15, 0],
  ['M', 0, 0],
  ['L', -7, -16],
  ['M', -11, -16],
  ['L', -3, -16],
  ['M', 15, 0],
  ['L', 8, -17],
  ['L', 14, -17],
] as const;

import { Disc } from '../parts/Disc.tsx';
import { Shape } from '../parts/Shape.tsx';

export type BicycleProps = { x: number; y: number; scale?: number };

/** A bicycle 46 units wide, positioned by the middle between its hubs. */
export function Bicycle({ x, y, scale = 1 }: BicycleProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[-15, 15].map((hub) => (
        <Disc key={hub} x={hub * scale} y={0} radius={8 * scale} />
      ))}
      <Shape d={frame(scale)} />
    </g>
  );
}

/** The stroke is 2 units wide at every scale. */
const frame = (scale: number) => {
  const at = (dx: number, dy: number) => `${dx * scale} ${dy * scale}`;
  return `M${at(-15, 0)}l${at(9, -12)}h${15 * scale}L${at(0, 0)}zM${at(0, 0)}l${at(-7, -16)}m${at(-4, 0)}h${8 * scale}M${at(15, 0)}L${at(8, -17)}h${6 * scale}`;
};

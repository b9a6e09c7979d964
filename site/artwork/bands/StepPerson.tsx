import { Disc } from '../parts/Disc.tsx';
import type { Colour } from '../parts/palette.ts';
import { Shape } from '../parts/Shape.tsx';

export type StepPersonProps = { x: number; y: number; fill: Colour; hair: Colour };

/** A person beside a step, from the chest up; positioned by the centre of the head. */
export function StepPerson({ x, y, fill, hair }: StepPersonProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-25 50c0-46 50-46 50 0v46h-50z" fill={fill} />
      <Disc x={0} y={0} radius={14} fill="seoField" />
      <Shape d="M-14 0a14 14 0 0 1 28 0q-14 2-18-6q-2 6-10 6z" fill={hair} />
    </g>
  );
}

import { Disc } from '../parts/Disc.tsx';
import type { Colour } from '../parts/palette.ts';
import { Shape } from '../parts/Shape.tsx';

export type HeadProps = { x: number; y: number; hair: Colour };

/** A person's head, 14 units high, positioned by its centre. */
export function Head({ x, y, hair }: HeadProps) {
  return (
    <>
      <Disc x={x} y={y} radius={7} fill="seoField" />
      <Shape d={`M${x - 7} ${y}a7 7 0 0 1 14 0q-7 1-9-3q-1 3-5 3z`} fill={hair} />
    </>
  );
}

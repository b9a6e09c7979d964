import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import type { Colour } from '../parts/palette.ts';

export type StepFieldProps = { column: 0 | 1 | 2; fill: Colour; children: ReactNode };

/**
 * One step's field, 168x128, in a drawing of three: x from -28 to 140, y from -32 to 96. Phones only
 * show x from 0 to 112.
 */
export function StepField({ column, fill, children }: StepFieldProps) {
  return (
    <svg x={column * 168} width={168} height={128} viewBox="-28 -32 168 128">
      <Bar x={-28} y={-32} width={168} height={128} radius={0} fill={fill} />
      {children}
    </svg>
  );
}

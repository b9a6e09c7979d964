import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import type { Colour } from '../parts/palette.ts';

export type StepFieldProps = { column: 0 | 1 | 2; fill: Colour; children: ReactNode };

/**
 * One step's field, 168x128, in a drawing of three. Phones only show its centre,
 * 112x128, where the origin is. What is around it is for larger screens.
 */
export function StepField({ column, fill, children }: StepFieldProps) {
  return (
    <svg x={column * 168} width={168} height={128} viewBox="-28 -32 168 128">
      <Bar x={-28} y={-32} width={168} height={128} radius={0} fill={fill} />
      {children}
    </svg>
  );
}

import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import type { Colour } from '../parts/palette.ts';

export type StepFieldProps = { column: 0 | 1 | 2; fill: Colour; children: ReactNode };

/** One step's part of a drawing that phones show in thirds, with its own origin. */
export function StepField({ column, fill, children }: StepFieldProps) {
  return (
    <svg x={column * 112} width={112} height={96}>
      <Bar x={0} y={0} width={112} height={96} radius={0} fill={fill} />
      {children}
    </svg>
  );
}

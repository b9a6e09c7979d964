import type { Colour } from '../parts/palette.ts';
import { Shape } from '../parts/Shape.tsx';

export type BustProps = { x: number; y: number; hair: Colour; clothes: Colour };

/** A person's head and shoulders, 44x58, positioned by the middle of the lower edge. */
export function Bust({ x, y, hair, clothes }: BustProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-22 0c0-16 8-24 22-24s22 8 22 24z" fill={clothes} />
      <Shape d="M-5-31v8q5 5 10 0v-8z" fill="seoField" />
      <Shape d="M-13-42a13 13 0 0 0 26 0v-4h-26z" fill="seoField" />
      <Shape d="M-14-42c-3-24 31-24 28 0c-4-1-7-4-8-8c-4 5-11 8-20 8z" fill={hair} />
    </g>
  );
}

import type { Colour } from './palette.ts';
import { Shape } from './Shape.tsx';

export type LunchBoxProps = { x: number; y: number; fill?: Colour };

/** The sample product of the ad banners: a lunch box with clasps, 76x40, standing on (x, y). */
export function LunchBox({ x, y, fill = 'paper2' }: LunchBoxProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-29-24h58l-3 20c-1 3-2 4-5 4h-42c-3 0-4-1-5-4z" fill={fill} />
      <Shape d="M-26-38h52c4 0 6 2 6 6v8h-64v-8c0-4 2-6 6-6z" fill="white" />
      <Shape d="M-37-31h9v13h-9zM28-31h9v13h-9z" fill="white" />
    </g>
  );
}

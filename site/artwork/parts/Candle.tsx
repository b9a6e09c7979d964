import { Panel } from './Panel.tsx';
import type { Colour } from './palette.ts';
import { Shape } from './Shape.tsx';

export type CandleProps = { x: number; y: number; fill?: Colour };

/**
 * The sample product of the copywriting scenes: a candle in a jar, about 56x90, standing on (x, y).
 */
export function Candle({ x, y, fill = 'seoPale' }: CandleProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={-28} y={-58} width={56} height={58} radius={8} fill={fill} />
      <Shape d="M-28-44h56M0-58v-8" />
      <Shape d="M0-66c-8-5-7-13 0-24c7 11 8 19 0 24z" fill="accent" />
    </g>
  );
}

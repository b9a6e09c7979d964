import type { Colour } from './palette.ts';
import { Shape } from './Shape.tsx';

export type KettleProps = {
  x: number;
  y: number;
  fill?: Colour;
  hasSteam?: boolean;
  scale?: number;
};

/** The sample product of the shop scenes: a kettle, about 80x80, standing centred on (x, y). */
export function Kettle({ x, y, fill = 'white', hasSteam = false, scale = 1 }: KettleProps) {
  const width = Number((2 / scale).toFixed(2));
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <Shape d="M30-46c18-2 20 28 0 30M-29-40l-15-10" width={width} />
      <Shape d="M-32 0v-38c0-20 12-28 32-28s32 8 32 28v38z" fill={fill} width={width} />
      <Shape d="M-18-66c3-13 33-13 36 0M-32-12h64" width={width} />
      {hasSteam && <Shape d="M-50-62c-6-6 4-9-1-16M-40-66c-6-6 4-9-1-16" line="accent" width={3} />}
    </g>
  );
}

import { Disc } from './Disc.tsx';
import type { Colour } from './palette.ts';
import { Shape } from './Shape.tsx';

export type KettleProps = {
  x: number;
  y: number;
  fill?: Colour;
  hasSteam?: boolean;
  scale?: number;
};

/** The sample product of the shop scenes: a kettle, about 100x80, standing centred on (x, y). */
export function Kettle({ x, y, fill = 'white', hasSteam = false, scale = 1 }: KettleProps) {
  const width = Number((2 / scale).toFixed(2));
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <Shape d="M25-48c29-9 32 33 8 36" width={5 + width} />
      <Shape d="M-30-12c-16-4-9-28-23-39l11-7c13 9 10 22 24 26z" fill={fill} width={width} />
      <Shape
        d="M-30 0c-4 0-6-3-6-7c2-32 15-49 36-49s34 17 36 49c0 4-2 7-6 7z"
        fill={fill}
        width={width}
      />
      <Shape d="M-35-12h70M-20-50c3-17 37-17 40 0c-10 4-30 4-40 0z" fill={fill} width={width} />
      <Disc x={0} y={-68} radius={5} fill="ink" line="none" />
      {hasSteam && <Shape d="M-54-64c-6-6 4-9-1-16M-44-68c-6-6 4-9-1-16" line="accent" width={3} />}
    </g>
  );
}

import { type Colour, palette } from './palette.ts';

export type DiscProps = {
  x: number;
  y: number;
  radius: number;
  fill?: Colour;
  line?: Colour | 'none';
};

/** A circle, positioned by its centre. */
export function Disc({ x, y, radius, fill = 'white', line = 'ink' }: DiscProps) {
  const stroke = line === 'none' ? {} : { stroke: palette[line], strokeWidth: 2 };
  return <circle cx={x} cy={y} r={radius} fill={palette[fill]} {...stroke} />;
}

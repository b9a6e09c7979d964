import { type Colour, palette } from './palette.ts';

export type BarProps = {
  x: number;
  y: number;
  width: number;
  height?: number;
  radius?: number;
  fill?: Colour;
};

/** A flat block without a stroke, used for placeholder text, meters and highlights. */
export function Bar({ height = 6, radius = height / 2, fill = 'rule', ...box }: BarProps) {
  return <rect {...box} height={height} rx={radius} fill={palette[fill]} />;
}

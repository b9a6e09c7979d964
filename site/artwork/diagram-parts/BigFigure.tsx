import type { Colour } from '../parts/palette.ts';
import { palette } from '../parts/palette.ts';

export type BigFigureProps = {
  x: number;
  y: number;
  /** Font size in units, larger than the scale of SceneText. */
  size: number;
  tone?: Colour;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
};

/** The main figure of a card, in display type. */
export function BigFigure({ x, y, size, tone = 'ink', anchor, children }: BigFigureProps) {
  return (
    <text
      x={x}
      y={y}
      data-face="display"
      fontSize={size}
      letterSpacing={Math.round(size * -1) / 100}
      textAnchor={anchor}
      fill={palette[tone]}
    >
      {children}
    </text>
  );
}

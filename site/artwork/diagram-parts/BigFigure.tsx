import { type Colour, palette } from '../parts/palette.ts';

export type BigFigureProps = {
  x: number;
  y: number;
  /** The font size in drawing units. It is larger than any SceneText size. */
  size: number;
  tone?: Colour;
  anchor?: 'start' | 'middle' | 'end';
  children: string;
};

/** The main figure on a card, in the display font. */
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

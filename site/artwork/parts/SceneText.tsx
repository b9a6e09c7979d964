import { type Colour, palette } from './palette.ts';

export type TextSize = 10 | 11 | 12 | 13 | 14 | 15 | 18 | 22 | 26 | 34 | 52;
export type TextFamily = 'text' | 'bold' | 'display' | 'mono';

export type SceneTextProps = {
  x?: number;
  y?: number;
  size?: TextSize;
  family?: TextFamily;
  tone?: Colour;
  anchor?: 'start' | 'middle' | 'end';
  transform?: string;
  children: string;
};

/** Text in a scene. `size` is a step on the type scale; the text is drawn slightly larger. */
export function SceneText({
  x,
  y,
  size = 12,
  family = 'text',
  tone = 'ink',
  anchor,
  transform,
  children,
}: SceneTextProps) {
  const units = drawnSize[size];
  const tracking = trackingOf[family];
  return (
    <text
      x={x}
      y={y}
      data-face={family}
      fontSize={units}
      letterSpacing={tracking === 0 ? undefined : Number((tracking * units).toFixed(2))}
      textAnchor={anchor}
      fill={palette[tone]}
      transform={transform}
    >
      {children}
    </text>
  );
}

const drawnSize: Record<TextSize, number> = {
  10: 10.5,
  11: 11.5,
  12: 12.5,
  13: 13.5,
  14: 14.5,
  15: 15.5,
  18: 19,
  22: 23,
  26: 28,
  34: 36,
  52: 56,
};

const trackingOf: Record<TextFamily, number> = { text: 0, bold: 0, display: -0.02, mono: -0.04 };

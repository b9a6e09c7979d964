import { type Colour, palette } from '../parts/palette.ts';
import type { TextFamily, TextSize } from '../parts/SceneText.tsx';
import { Words } from './Words.tsx';

export type FlowBoxProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: readonly string[];
  fill?: Colour;
  line?: Colour;
  tone?: Colour;
  family?: TextFamily;
  size?: TextSize;
  radius?: number;
  isDashed?: boolean;
};

/** A box in a flow chart with centred text. */
export function FlowBox(props: FlowBoxProps) {
  const { x, y, width, height, lines, fill = 'white', line = 'ink', tone = 'ink' } = props;
  const { family = 'bold', size = 13, radius = 10, isDashed = false } = props;
  const leading = Math.round(size * 1.32);
  const first = y + height / 2 - ((lines.length - 1) * leading) / 2 + size * 0.37;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        fill={palette[fill]}
        stroke={palette[line]}
        strokeWidth="2"
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      <Words
        x={x + width / 2}
        y={Math.round(first * 10) / 10}
        lines={lines}
        size={size}
        family={family}
        tone={tone}
        anchor="middle"
      />
    </>
  );
}

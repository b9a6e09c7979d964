import { Bar } from './Bar.tsx';
import { Panel } from './Panel.tsx';
import type { Colour } from './palette.ts';
import { SceneText, type TextFamily, type TextSize } from './SceneText.tsx';

export type PillProps = {
  x: number;
  y: number;
  width: number;
  height?: number;
  label: string;
  fill?: Colour;
  tone?: Colour;
  size?: TextSize;
  family?: TextFamily;
  isOutlined?: boolean;
};

/** A fully rounded label with centred text. */
export function Pill({
  x,
  y,
  width,
  height = 20,
  label,
  fill = 'white',
  tone = 'ink',
  size = 10,
  family = 'bold',
  isOutlined = false,
}: PillProps) {
  const box = { x, y, width, height, radius: height / 2, fill };
  return (
    <>
      {isOutlined ? <Panel {...box} /> : <Bar {...box} />}
      <SceneText
        x={x + width / 2}
        y={Math.round((y + height / 2 + size * 0.37) * 10) / 10}
        size={size}
        family={family}
        tone={tone}
        anchor="middle"
      >
        {label}
      </SceneText>
    </>
  );
}

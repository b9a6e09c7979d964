import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { scale } from './scale.ts';
import { Words } from './Words.tsx';

export type WaterfallStep = {
  lines: readonly string[];
  amount: string;
  from: number;
  to: number;
  fill?: Colour;
};

export type WaterfallProps = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The values at the bottom and the top of the chart. */
  range: readonly [number, number];
  marks: readonly { value: number; label: string }[];
  steps: readonly WaterfallStep[];
  fill: Colour;
  /** The right edge of the amounts, if they have their own column. */
  amounts?: number;
};

/** A waterfall chart: amounts that add up step by step, with the rising line along their tops. */
export function Waterfall({ left, right, top, bottom, range, marks, steps, fill }: WaterfallProps) {
  const y = scale(range, [bottom, top]);
  const pitch = (right - left) / steps.length;
  const width = Math.round(pitch * 0.7);
  const start = (index: number) => Math.round(left + pitch * index + (pitch - width) / 2);
  const tops = steps.map(({ to }, index) => `${start(index) + width / 2},${y(to)}`);
  return (
    <>
      {marks.map(({ value, label }) => (
        <g key={label}>
          <Line points={`${left},${y(value)} ${right},${y(value)}`} tone="rule" width={1} />
          <SceneText x={left - 8} y={y(value) + 4.5} size={12} anchor="end">
            {label}
          </SceneText>
        </g>
      ))}
      {steps.map(({ lines, amount, from, to, fill: own }, index) => {
        const height = Math.round((y(from) - y(to)) * 10) / 10;
        return (
          <g key={lines.join(' ')}>
            {own ? (
              <Panel
                x={start(index)}
                y={y(to)}
                width={width}
                height={height}
                radius={5}
                fill={own}
              />
            ) : (
              <Bar
                x={start(index)}
                y={y(to)}
                width={width}
                height={height}
                radius={5}
                fill={fill}
              />
            )}
            <SceneText
              x={start(index) + width / 2}
              y={y(from) + 18 > bottom ? y(to) + 28 : y(from) + 18}
              size={14}
              family="bold"
              anchor="middle"
            >
              {amount}
            </SceneText>
            <Words
              x={start(index) + width / 2}
              y={bottom + 22}
              lines={lines}
              size={12}
              anchor="middle"
            />
          </g>
        );
      })}
      <Line points={`${left},${top - 6} ${left},${bottom} ${right},${bottom}`} />
      <RisingPath points={`${start(0)},${y(steps[0]?.to ?? 0)} ${tops.join(' ')}`} width={5} />
    </>
  );
}

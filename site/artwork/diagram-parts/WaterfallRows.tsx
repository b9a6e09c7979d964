import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { scale } from './scale.ts';
import type { WaterfallProps } from './Waterfall.tsx';

/**
 * The waterfall chart for phones. The first step is at the bottom, and the line climbs row by row.
 */
export function WaterfallRows(props: WaterfallProps) {
  const { left, right, top, bottom, range, marks, steps, fill, amounts = right } = props;
  const x = scale(range, [left, right]);
  const pitch = (bottom - top) / steps.length;
  const rowTop = (index: number) => Math.round(bottom - pitch * (index + 1));
  const ends = steps.map(({ to }, index) => `${x(to)},${rowTop(index) + 34}`);
  return (
    <>
      {marks.map(({ value, label }) => (
        <g key={label}>
          <Line points={`${x(value)},${top} ${x(value)},${bottom + 6}`} tone="rule" width={1} />
          <SceneText x={x(value)} y={bottom + 24} size={12} anchor="middle">
            {label}
          </SceneText>
        </g>
      ))}
      {steps.map(({ lines, amount, from, to, fill: own }, index) => {
        const width = Math.round((x(to) - x(from)) * 10) / 10;
        const bar = { x: x(from), y: rowTop(index) + 24, width, height: 20, radius: 5 };
        return (
          <g key={lines.join(' ')}>
            <SceneText x={amounts} y={rowTop(index) + 29} size={12} anchor="end">
              {lines.join(' ')}
            </SceneText>
            <SceneText x={amounts} y={rowTop(index) + 47} size={14} family="bold" anchor="end">
              {amount}
            </SceneText>
            {own ? <Panel {...bar} fill={own} /> : <Bar {...bar} fill={fill} />}
          </g>
        );
      })}
      <RisingPath points={ends.join(' ')} width={5} />
    </>
  );
}

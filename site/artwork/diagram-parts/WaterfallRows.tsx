import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { scale } from './scale.ts';
import type { WaterfallProps } from './Waterfall.tsx';

export type WaterfallRowsProps = WaterfallProps & {
  /** Marks that the axis, and the bars that begin at its start, don't begin at zero. */
  isBroken?: boolean;
};

/** The waterfall chart for phones, from the first step at the top to the last. */
export function WaterfallRows(props: WaterfallRowsProps) {
  const { left, right, top, bottom, range, marks, steps, fill, amounts = right, isBroken } = props;
  const x = scale(range, [left, right]);
  const pitch = (bottom - top) / steps.length;
  const barTop = (index: number) => Math.round(top + pitch * index) + 18;
  const starts = steps.flatMap(({ from }, index) => (from === range[0] ? [barTop(index)] : []));
  return (
    <>
      {marks.map(({ value, label }) => (
        <g key={label}>
          <Line points={`${x(value)},${top} ${x(value)},${bottom}`} tone="rule" width={1} />
          <SceneText x={x(value)} y={bottom + 24} size={12} anchor="middle">
            {label}
          </SceneText>
        </g>
      ))}
      <Line points={`${left},${top} ${left},${bottom} ${right},${bottom}`} />
      {steps.map(({ lines, amount, from, to, fill: own }, index) => {
        const width = Math.round((x(to) - x(from)) * 10) / 10;
        const y = barTop(index);
        const bar = { x: x(from), y, width, height: 24, radius: 5 };
        return (
          <g key={lines.join(' ')}>
            <SceneText x={amounts} y={y + 7} size={12} anchor="end">
              {lines.join(' ')}
            </SceneText>
            <SceneText x={amounts} y={y + 25} size={14} family="bold" anchor="end">
              {amount}
            </SceneText>
            {index < steps.length - 1 && (
              <Line points={`${x(to)},${y + 24} ${x(to)},${barTop(index + 1)}`} />
            )}
            {own ? <Panel {...bar} fill={own} /> : <Bar {...bar} fill={fill} />}
          </g>
        );
      })}
      {isBroken && starts.map((y) => <Break key={y} x={left + 12} y={y - 3} height={30} />)}
      {isBroken && <Break x={left + 12} y={bottom - 7} height={14} />}
    </>
  );
}

/** A gap between two slanted lines. */
function Break({ x, y, height }: { x: number; y: number; height: number }) {
  const slant = Math.round(height * 3) / 10;
  const line = (start: number) => `${start},${y + height} ${start + slant},${y}`;
  return (
    <>
      <Line points={line(x + 3)} tone="white" width={7} />
      <Line points={line(x)} />
      <Line points={line(x + 6)} />
    </>
  );
}

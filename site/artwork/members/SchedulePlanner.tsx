import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';
import type { PortraitLook } from '../portraits.ts';
import { Limb } from './Limb.tsx';
import { MemberFigure } from './MemberFigure.tsx';
import { PersonMark } from './PersonMark.tsx';

export type SchedulePlannerProps = { look: PortraitLook };

/** Someone points at an order's delivery day. Each order has such a day and someone in charge. */
export function SchedulePlanner({ look }: SchedulePlannerProps) {
  return (
    <>
      <rect width="384" height="320" fill={palette[look.field]} />
      <Panel x={14} y={-20} width={400} height={219} />
      {days.map((day, index) => (
        <g key={day} transform={`translate(${82 + index * 66})`}>
          <Line points="33,43 33,197" tone="rule" />
          <SceneText x={0} y={31} size={12} family="bold" anchor="middle">
            {day}
          </SceneText>
        </g>
      ))}
      <Line points="14,43 396,43" />
      <Line points="49,43 49,197" />
      {orders.map(({ order, from, to, fill, by }, row) => (
        <g key={order} transform={`translate(0 ${69 + row * 43})`}>
          <PersonMark x={31} y={0} {...by} />
          <Panel x={from} y={-13} width={to - from} height={26} radius={6} fill={fill} />
          <SceneText x={from + 9} y={4.5} family="bold">
            {order}
          </SceneText>
          <Disc x={to} y={0} radius={13} fill="accent" />
          <Tick x={to - 5.5} y={4.5} tone="ink" />
        </g>
      ))}
      <MemberFigure look={look} x={270} y={138} gaze={[-3, -1]} restingArm="right" />
      <g transform="translate(64)">
        <Limb look={look} hand={hand} fingers={fingers} sleeve={sleeve} />
      </g>
    </>
  );
}

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const orders = [
  {
    order: 'Bakery website',
    from: 55,
    to: 262,
    fill: 'webField',
    by: { fill: 'web', skin: 'seoPale' },
  },
  {
    order: 'Candle copy',
    from: 121,
    to: 328,
    fill: 'copyField',
    by: { fill: 'copy', skin: 'accentLight' },
  },
  { order: 'Audit', from: 55, to: 186, fill: 'seoField', by: { fill: 'accent', skin: 'seoDark' } },
] as const;
const hand = 'M84 256c-7-12-7-24 2-33l4-6 14-38c3-6 11-4 10 3l-7 36c11 0 16 10 12 38z';
const fingers = 'M107 219c-7 0-10 5-7 10M118 231l-9 2';
const sleeve = 'M78 344c0-30 2-60 6-88l36 2c0 24 6 44 20 70z';

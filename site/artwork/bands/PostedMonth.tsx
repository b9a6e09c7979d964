import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A month of posts in three colours, and one post for each of the three channels. */
export function PostedMonth() {
  return (
    <>
      <Panel x={8} y={8} width={404} height={62} />
      <SceneText x={24} y={45} size={18} family="bold">
        June
      </SceneText>
      {fortnights.map(([y, fills]) =>
        columns.map((x) => (
          <Panel
            key={`${y} ${x}`}
            x={x}
            y={y}
            width={12}
            height={14}
            radius={3}
            fill={fills[x] ?? 'white'}
          />
        )),
      )}
      <SampleTag x={340} y={28} />
      {posts.map(({ x, from, fill, when, lines }, index) => (
        <g key={when}>
          <Line points={`${from},58 ${from},80 ${x + 63},80 ${x + 63},92`} />
          <Panel x={x} y={92} width={126} height={300} />
          <Disc x={x + 22} y={114} radius={9} fill={fill} />
          <SceneText x={x + 40} y={119} size={13} family="bold">
            {when}
          </SceneText>
          {lines.map((line, row) => (
            <SceneText
              key={line}
              x={x + 14}
              y={(index === 0 ? 246 : 152) + row * 21}
              size={14}
              family="bold"
            >
              {line}
            </SceneText>
          ))}
        </g>
      ))}
      <Bar x={9} y={132} width={124} height={94} radius={0} fill="copyField" />
      <Candle x={71} y={222} />
      <Panel x={300} y={170} width={98} height={26} radius={8} />
      <Bar x={301} y={171} width={66} height={24} radius={7} fill="seoField" />
      <Panel x={300} y={206} width={98} height={26} radius={8} />
      <Bar x={301} y={207} width={32} height={24} radius={7} fill="seoField" />
      <SceneText x={312} y={188} size={13} family="bold">
        Fig
      </SceneText>
      <SceneText x={312} y={224} size={13} family="bold">
        Mint
      </SceneText>
    </>
  );
}

const posts = [
  { x: 8, from: 92, fill: 'copy', when: 'Mon 16', lines: ['Fig is back.'] },
  {
    x: 147,
    from: 210,
    fill: 'web',
    when: 'Mon 23',
    lines: ['In May it', 'ran out. In', 'June it is', 'back again.'],
  },
  { x: 286, from: 323, fill: 'accent', when: 'Mon 30', lines: ['Fig or mint?'] },
] as const;

/** The left edges of the days. */
const columns = [
  86, 102.5, 119, 135.5, 152, 168.5, 185, 201.5, 218, 234.5, 251, 267.5, 284, 300.5, 317,
];

/** The days with a post, in two rows: the top edge, and a channel for each left edge. */
const fortnights: readonly [number, Record<number, Colour>][] = [
  [22, { 102.5: 'copy', 135.5: 'web', 168.5: 'accent', 218: 'copy', 251: 'web', 284: 'accent' }],
  [
    42,
    {
      86: 'copy',
      119: 'web',
      152: 'accent',
      201.5: 'web',
      234.5: 'web',
      267.5: 'accent',
      317: 'accent',
    },
  ],
];

import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { type Colour, palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import type { PortraitLook } from '../portraits.ts';
import { Limb } from './Limb.tsx';
import { MemberFigure } from './MemberFigure.tsx';
import { PersonMark } from './PersonMark.tsx';

export type WorkloadKeeperProps = { look: PortraitLook };

/** Someone brings work to the free lane of a board. Each trade has a lane. */
export function WorkloadKeeper({ look }: WorkloadKeeperProps) {
  return (
    <>
      <rect width="384" height="320" fill={palette[look.field]} />
      <Panel x={-20} y={26} width={260} height={330} />
      <SceneText x={12} y={55} size={15} family="display">
        This week
      </SceneText>
      <Pill
        x={150}
        y={37}
        width={76}
        height={24}
        label="1 lane free"
        size={11}
        fill="sourcingField"
        isOutlined
      />
      <Rule x={-20} y={72} width={260} />
      {lanes.map(({ trade, fill, skin, cards }, lane) => (
        <g key={trade} transform={`translate(${12 + lane * 74} 84)`}>
          <PersonMark x={33} y={14} fill={fill} skin={skin} />
          <SceneText x={33} y={44} size={10} family="bold" anchor="middle">
            {trade}
          </SceneText>
          <Bar x={0} y={54} width={66} height={220} radius={10} fill="sourcingField" />
          {cards.map((width, index) => (
            <WorkCard key={width} x={6} y={60 + index * 40} fill={fill} width={width} />
          ))}
        </g>
      ))}
      <Panel x={166} y={144} width={54} height={34} radius={6} isDashed />
      <MemberFigure look={look} x={310} y={46} gaze={[-3, 1]} restingArm="right" />
      <g transform="translate(164 206) rotate(-7)">
        <WorkCard x={0} y={0} fill="sourcing" width={30} />
      </g>
      <Limb look={look} hand={hand} fingers={fingers} sleeve={sleeve} />
    </>
  );
}

type WorkCardProps = { x: number; y: number; fill: Colour; width: number };

/** A piece of work, with a line of `width` units for its name. */
function WorkCard({ x, y, fill, width }: WorkCardProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={54} height={34} radius={6} fill={fill} />
      <Line points={`10,13 ${width + 10},13`} tone="white" width={4} />
      <Line points="10,22 22,22" tone="white" width={4} />
    </g>
  );
}

const lanes = [
  { trade: 'Writers', fill: 'copy', skin: 'seoPale', cards: [32, 24, 29] },
  { trade: 'Developers', fill: 'web', skin: 'seoDark', cards: [26, 33] },
  { trade: 'Buyers', fill: 'sourcing', skin: 'accentLight', cards: [] },
] as const;
const hand = 'M206 266c-8-8-10-18-6-28l-8-6c-6-5-1-13 6-10l16 8c14-2 20 8 20 36z';
const fingers = 'M214 230c-5 0-8 3-9 8M222 233c1 3 2 6 2 10';
const sleeve = 'M214 344c-8-26-13-54-14-82l34-4c4 24 12 44 26 66v20z';

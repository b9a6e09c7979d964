import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Two theatre seats are tapped on a phone, and the ticket is there. */
export function BookedSeats() {
  return (
    <>
      <Panel x={30} y={8} width={184} height={340} radius={30} fill="ink" />
      <Panel x={39} y={17} width={166} height={320} radius={22} fill="paper" />
      <Bar x={101} y={26} width={42} height={9} fill="ink" />
      <Shape d="M66 66c30-14 82-14 112 0" width={5} />
      <SceneText x={122} y={80} size={13} family="bold" anchor="middle">
        Stage
      </SceneText>
      {seats.map(({ x, y, fill }) => (
        <Panel key={`${x} ${y}`} x={x} y={y} width={17} height={18} radius={5} fill={fill} />
      ))}
      <Pill
        x={54}
        y={212}
        width={136}
        height={38}
        label="Book 2 seats"
        fill="accent"
        size={14}
        isOutlined
      />
      <g transform="translate(6 0) rotate(-32 148 160)">
        <Shape
          d="M132 176a16 16 0 0 1 32 0c0 40 8 70 10 150h-52c2-80 10-110 10-150z"
          fill="seoField"
        />
        <Shape d="M138 226c6-4 14-4 20 0" />
        <Shape d="M139 178v-3a9 9 0 0 1 18 0v3z" fill="seoPale" />
      </g>
      <g transform="translate(2 14) rotate(5 330 140)">
        <Shape d={ticket} fill="white" />
        <SceneText x={270} y={92} size={26} family="bold">
          Row C
        </SceneText>
        <SceneText x={270} y={120} size={15} family="bold">
          Seats 4 and 5
        </SceneText>
        <SceneText x={270} y={142} size={15} family="bold">
          Sat 19:30
        </SceneText>
        <Shape d="M268 162h126" />
        <Tick x={270} y={190} />
        <SceneText x={290} y={190} size={14} family="bold">
          Booked
        </SceneText>
      </g>
      <Pill x={350} y={8} width={62} height={22} label="Sample" size={12} isOutlined />
    </>
  );
}

/** The theatre: free seats (-), seats that are taken (x) and the two that are tapped (o). */
const seats = ['-xx---', 'xxx-xx', '---oo-', '--xx--'].flatMap((row, line) =>
  Array.from(row, (seat, place) => ({
    x: 54 + place * 24,
    y: 94 + line * 27,
    fill: fillOf(seat),
  })),
);

function fillOf(seat: string): Colour {
  if (seat === 'o') return 'accent';
  return seat === 'x' ? 'rule' : 'white';
}

const ticket =
  'M264 56h134a10 10 0 0 1 10 10v86a10 10 0 0 0 0 20v28a10 10 0 0 1-10 10h-134a10 10 0 0 1-10-10v-28a10 10 0 0 0 0-20v-86a10 10 0 0 1 10-10z';

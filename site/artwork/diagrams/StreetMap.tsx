import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import { palette } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

export type StreetMapProps = { height: number };

/**
 * A street map with the nine points, 380 units wide. The number is the position in June; the size
 * of the circle shows the number of customers.
 */
export function StreetMap({ height }: StreetMapProps) {
  return (
    <>
      <rect width="380" height={height} fill={palette.seoPale} />
      <Line points="-10,46 130,30 250,52 390,36" tone="white" width={10} />
      <Line points="-10,150 120,142 250,156 390,140" tone="white" width={12} />
      <Line points="-10,272 130,262 260,276 390,258" tone="white" width={12} />
      <Line points="132,-10 128,150 140,280 130,430" tone="white" width={12} />
      <Line points="250,-10 252,160 246,280 258,430" tone="white" width={10} />
      <Bar x={152} y={58} width={50} height={22} radius={5} fill="seoField" />
      <Bar x={20} y={62} width={40} height={24} radius={5} fill="seoField" />
      <Bar x={276} y={168} width={30} height={22} radius={5} fill="seoField" />
      <Bar x={270} y={284} width={46} height={20} radius={5} fill="sourcingField" />
      <Bar x={14} y={168} width={38} height={20} radius={5} fill="sourcingField" />
      <Shape
        d={`M-10 344C70 330 110 372 190 362S310 336 390 354V${height + 10}H-10z`}
        fill="webField"
      />
      {points.map(({ x, y, position, customers }) => {
        const radius = Math.round(Math.sqrt(customers) * 52) / 10;
        return (
          <g key={`${x} ${y}`}>
            <Disc x={x} y={y} radius={radius} fill={position < 4 ? 'accent' : 'white'} />
            <SceneText
              x={x}
              y={y + (radius > 22 ? 8 : 5.5)}
              size={radius > 22 ? 22 : 15}
              family="display"
              anchor="middle"
            >
              {String(position)}
            </SceneText>
          </g>
        );
      })}
      <circle cx="190" cy="96" r="33" fill="none" stroke={palette.ink} strokeWidth="2" />
      <Pill x={227} y={84} width={58} height={24} label="was 4" size={12} isOutlined />
      <Pill
        x={132}
        y={256}
        width={116}
        height={26}
        label="Harbour Cycles"
        fill="ink"
        tone="white"
        size={13}
      />
      <Line points="30,34 30,12" />
      <Line points="24,19 30,11 36,19" />
      <SceneText x={30} y={50} size={13} family="bold" anchor="middle">
        N
      </SceneText>
      <Line
        points={`190,${height - 17} 190,${height - 11} 306,${height - 11} 306,${height - 17}`}
      />
      <SceneText x={248} y={height - 18} size={13} anchor="middle">
        1 mile
      </SceneText>
    </>
  );
}

const points = [
  { x: 74, y: 96, position: 5, customers: 10 },
  { x: 190, y: 96, position: 3, customers: 30 },
  { x: 306, y: 96, position: 4, customers: 10 },
  { x: 74, y: 210, position: 2, customers: 25 },
  { x: 190, y: 210, position: 1, customers: 60 },
  { x: 306, y: 210, position: 2, customers: 25 },
  { x: 74, y: 318, position: 6, customers: 10 },
  { x: 190, y: 318, position: 2, customers: 20 },
  { x: 306, y: 318, position: 4, customers: 10 },
];

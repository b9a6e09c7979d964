import { BigFigure } from '../diagram-parts/BigFigure.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/**
 * Nine points around a shop. A larger point has more customers; an orange one ranks in the top
 * three.
 */
export function LocalSeoMapPackCard() {
  return (
    <>
      <Field of="seo" />
      <Line points="-10,88 90,80 170,86 250,78" tone="white" width={12} />
      <Line points="-10,160 80,166 160,158 250,164" tone="white" width={12} />
      <Line points="83,-10 79,90 87,160 81,250" tone="white" width={12} />
      <Line points="158,-10 162,90 154,160 160,250" tone="white" width={12} />
      {points.map(({ position, customers }, index) => {
        const x = 44 + (index % 3) * 76;
        const y = 45 + Math.floor(index / 3) * 77;
        const isLarge = customers > 10;
        return (
          <g key={`${x} ${y}`}>
            <Disc
              x={x}
              y={y}
              radius={Math.round(Math.sqrt(customers) * 48) / 10}
              fill={position < 4 ? 'accent' : 'white'}
            />
            <SceneText
              x={x}
              y={y + (isLarge ? 8 : 5.5)}
              size={isLarge ? 22 : 15}
              family="display"
              anchor="middle"
            >
              {String(position)}
            </SceneText>
          </g>
        );
      })}
      <Panel x={232} y={-12} width={150} height={264} fill="ink" />
      <BigFigure x={246} y={68} size={62} tone="white">
        80
      </BigFigure>
      <BigFigure x={318} y={68} size={34} tone="white">
        %
      </BigFigure>
      <Words
        x={249}
        y={94}
        lines={['of customers', 'see the shop in', 'the top three']}
        size={13}
        tone="white"
      />
      <RisingPath points="251,196 278,184 294,190 334,158" />
      <SceneText x={249} y={222} size={13} tone="softOnInk">
        65% in March
      </SceneText>
    </>
  );
}

const points = [
  { position: 5, customers: 10 },
  { position: 3, customers: 30 },
  { position: 4, customers: 10 },
  { position: 2, customers: 25 },
  { position: 1, customers: 60 },
  { position: 2, customers: 25 },
  { position: 6, customers: 10 },
  { position: 2, customers: 20 },
  { position: 4, customers: 10 },
];

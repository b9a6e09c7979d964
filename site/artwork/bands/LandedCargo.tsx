import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A ship whose containers are the parts of a price, and the sum on the quay. */
export function LandedCargo() {
  return (
    <>
      <Line
        points="0,258 30,252 60,258 90,252 120,258 150,252 180,258 210,252 240,258 270,252"
        tone="white"
      />
      <Shape d="M12 190v-92h34v92M20 112h18" fill="white" />
      <Shape d="M24 98V72h12v26z" fill="accent" />
      <Shape d="M2 190H292l-20 58H20z" fill="ink" />
      <SceneText x={30} y={224} size={14} family="bold" tone="white">
        500 lamps
      </SceneText>
      {parts.map(({ name, cost, x, y, width, fill }) => (
        <g key={name}>
          <Panel x={x} y={y} width={width} height={36} radius={2} fill={fill} />
          <SceneText x={x + 9} y={y + 23} size={13} family="bold">
            {name}
          </SceneText>
          <SceneText x={x + width - 9} y={y + 23} size={13} family="bold" anchor="end">
            {cost}
          </SceneText>
        </g>
      ))}
      <Shape d="M306 300V70l22-22h68l22 22V300z" fill="white" />
      <Shape d="M356 68a6 6 0 1 1 12 0a6 6 0 1 1-12 0" fill="sourcingField" />
      <Shape d="M362 68C334 34 356 2 374 10S378 46 362 68" />
      <SceneText x={362} y={108} size={14} family="bold" anchor="middle">
        One lamp
      </SceneText>
      <SceneText x={362} y={128} size={14} family="bold" anchor="middle">
        landed
      </SceneText>
      <Line points="322,142 402,142" />
      <SceneText x={362} y={176} size={26} family="bold" anchor="middle">
        $4.04
      </SceneText>
      <SampleTag x={331} y={202} />
    </>
  );
}

const parts = [
  { name: 'Factory', cost: '3.10', x: 50, y: 153, width: 226, fill: 'sourcingLight' },
  { name: 'Sea', cost: '0.52', x: 50, y: 116, width: 112, fill: 'sourcingField' },
  { name: 'Box', cost: '0.14', x: 164, y: 116, width: 112, fill: 'accentLight' },
  { name: 'Duty', cost: '0.13', x: 50, y: 79, width: 112, fill: 'white' },
  { name: 'Checks', cost: '0.15', x: 164, y: 79, width: 112, fill: 'webField' },
] as const;

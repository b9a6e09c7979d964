import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A large map with roads, a river, three pins and the list of results. */
export function LocalSeoWide() {
  return (
    <>
      <rect x="-400" y="-260" width="1320" height="980" fill={palette.seoPale} />
      <Line points="-400,48 170,118 340,64 920,144" tone="white" width={16} />
      <Line points="60,-260 132,214 82,350" tone="white" width={16} />
      <Line points="368,-260 312,150 398,320" tone="white" width={16} />
      <Line points="-400,238 132,214 312,186 920,246" tone="white" width={16} />
      <Line points="396,-260 444,200" tone="white" width={10} />
      <Line points="-400,-60 90,-2 330,-40 920,18" tone="white" width={12} />
      <Line points="-400,470 200,492 920,500" tone="white" width={12} />
      <Line points="330,410 338,720" tone="white" width={12} />
      {blocks.map(([x, y, width, height]) => (
        <Bar
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          radius={6}
          fill="seoField"
        />
      ))}
      <Bar x={150} y={18} width={112} height={62} radius={8} fill="sourcingField" />
      <Bar x={344} y={110} width={76} height={54} radius={8} fill="sourcingField" />
      <Shape
        d="M-400 330C-240 250-60 380 70 352S170 352 210 340S380 270 530 306S760 330 920 290V390C760 450 640 380 520 396S300 470 180 450S-240 360-400 430Z"
        fill="webField"
      />
      <SceneText x={381} y={142} size={14} tone="sourcingDark" anchor="middle">
        Hyde Park
      </SceneText>
      <SceneText size={15} tone="seoDark" transform="translate(158 213.8) rotate(-8.8)">
        Otley Road
      </SceneText>
      <MapPin x={204} y={110} label="1" scale={1.15} />
      <MapPin x={444} y={150} label="3" scale={1.15} />
      <MapPin x={316} y={148} label="2" fill="accent" scale={1.9} />
      <Panel x={36} y={236} width={300} height={178} radius={16} />
      <SceneText x={58} y={266} size={13} family="bold">
        Map results
      </SceneText>
      <SceneText x={314} y={266} size={13} tone="soft" anchor="end">
        plumber near me
      </SceneText>
      <Rule x={36} y={280} width={300} />
      <SceneText x={62} y={306} size={15} family="bold" tone="faint">
        1
      </SceneText>
      <SceneText x={92} y={306} size={14}>
        A rival
      </SceneText>
      <Bar x={46} y={318} width={280} height={50} radius={10} fill="ink" />
      <SceneText x={61} y={352} size={26} family="display" tone="accent">
        2
      </SceneText>
      <SceneText x={92} y={340} size={15} family="bold" tone="white">
        Your business
      </SceneText>
      <SceneText x={92} y={358} size={13} tone="softOnInk">
        Open now · details match
      </SceneText>
      <SceneText x={62} y={390} size={15} family="bold" tone="faint">
        3
      </SceneText>
      <SceneText x={92} y={390} size={14}>
        Another rival
      </SceneText>
      <SceneText x={314} y={390} size={13} tone="soft" anchor="end">
        Old address
      </SceneText>
    </>
  );
}

const blocks = [
  [20, 24, 58, 50],
  [28, 124, 74, 66],
  [160, 140, 66, 42],
  [464, 118, 70, 66],
  [356, 8, 52, 46],
  [160, 232, 110, 56],
  [404, 226, 110, 44],
  [404, 440, 96, 60],
  [356, 540, 120, 70],
  [40, 500, 140, 90],
  [230, 520, 70, 110],
] as const;

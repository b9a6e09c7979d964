import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StopField } from './StopField.tsx';

/** A box and a flask with the same logo, below the colours to choose from. */
export function LabelStop() {
  return (
    <>
      <StopField />
      <Shape d="M18 62l62-24 68 17-62 27z" fill="seoPale" />
      <Shape d="M18 62l68 20v64l-68-23z" fill="seoField" />
      <Shape d="M86 82l62-27v64l-62 27z" fill="accentLight" />
      <Shape d="M45 51.5l69 18v20l13-6v-20l-69-17z" fill="paper" />
      <Shape d="M27 80l48 14v36l-48-15z" fill="white" />
      <g transform="matrix(1 .29 0 1 27 80)">
        <SceneText x={6} y={15} size={12} family="display">
          Brand
        </SceneText>
        <Line points="7,27 16,23 22,25 40,19" tone="accent" width={3} />
      </g>
      <Shape d="M101 127v-15m6 12v-15m4 14v-15m6 12v-15" width={2.5} />
      <Shape d="M176 58V45h22v13z" fill="white" />
      <Shape
        d="M176 58h22c0 10 8 10 8 22v55c0 4-2 6-6 6h-26c-4 0-6-2-6-6V80c0-12 8-12 8-22z"
        fill="sourcing"
      />
      <Line points="175,110 182,103 188,106 198,95" tone="white" width={4} />
      <Panel x={120} y={14} width={104} height={26} radius={13} />
      {(['accent', 'copyField', 'sourcing', 'ink'] as const).map((fill, place) => (
        <Disc key={fill} x={136 + place * 24} y={27} radius={7} fill={fill} />
      ))}
    </>
  );
}

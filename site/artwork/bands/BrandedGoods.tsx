import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Three flasks with the buyer's logo on a crate, and the print file of their box. */
export function BrandedGoods() {
  return (
    <>
      <Panel x={8} y={10} width={178} height={400} radius={6} />
      <SceneText x={24} y={38} size={15} family="bold">
        Your box
      </SceneText>
      <SampleTag x={110} y={21} />
      <Shape d="M62 62h70v34h38v84h-38v34H62v-34H24V96h38z" fill="sourcingField" />
      <Line points="62,96 132,96 132,180 62,180 62,96" isDashed />
      <Shape d="M76 144l14-12 12 6 16-18" line="accent" width={4} />
      <SceneText x={97} y={168} family="bold" anchor="middle">
        Your logo
      </SceneText>
      <Line points="24,232 170,232" tone="sourcing" />
      <SceneText x={24} y={252} size={13} family="bold">
        Cut and fold lines
      </SceneText>
      <Panel x={194} y={206} width={222} height={100} radius={2} fill="accentLight" />
      <Line points="194,230 416,230" />
      {flasks.map(([fill, line], index) => (
        <g key={fill} transform={`translate(${236 + index * 70} 205)`}>
          <Shape d="M-15-128v-18h30v18z" fill="white" />
          <Shape
            d="M-15-128h30c0 14 11 14 11 30V-8c0 5-3 8-8 8h-36c-5 0-8-3-8-8v-90c0-16 11-16 11-30z"
            fill={fill}
          />
          <Shape d="M-15-56l10-9 8 4 12-14" line={line} width={4} />
        </g>
      ))}
      <Pill
        x={212}
        y={14}
        width={190}
        height={28}
        label="Laser-marked, 3 colours"
        size={13}
        isOutlined
      />
      <SceneText x={305} y={254} size={15} family="bold" anchor="middle">
        Your brand
      </SceneText>
    </>
  );
}

const flasks = [
  ['sourcing', 'white'],
  ['white', 'accent'],
  ['ink', 'accent'],
] as const;

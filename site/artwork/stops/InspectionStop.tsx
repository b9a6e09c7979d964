import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StopField } from './StopField.tsx';

/** A finished kettle on its carton with a fault circled, and the inspector's list. */
export function InspectionStop() {
  return (
    <>
      <StopField />
      <Shape d="M120 96h104v44H120z" fill="seoField" />
      <Shape d="M120 108h104M160 96v24h24V96" fill="paper" />
      <Shape d="M204 130v-12m6 0v12" />
      <Kettle x={178} y={95} scale={0.86} />
      <circle cx="145" cy="58" r="12" fill="none" stroke={palette.copy} strokeWidth="3" />
      <Line points="145,46 145,30" tone="copy" width={3} />
      <Panel x={124} y={12} width={44} height={19} radius={9.5} fill="copyField" />
      <SceneText x={146} y={25.5} size={11} family="bold" anchor="middle">
        Weld
      </SceneText>
      <Panel x={16} y={24} width={92} height={124} radius={8} />
      <Panel x={42} y={15} width={40} height={17} radius={6} fill="accent" />
      {[46, 72, 98].map((y, row) => (
        <g key={y}>
          <CheckBox x={28} y={y} />
          <Bar x={53} y={y + 5} width={row === 1 ? 30 : 42} />
        </g>
      ))}
      <Line points="29,135 42,130 49,133 64,127" tone="accent" width={3} />
    </>
  );
}

import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';

/** Umbrella data with a width missing, the template filled in, and the group on its way to a shop. */
export function TemplateSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={8} y={8} width={120} height={110} radius={6} />
        <Shape d="M8 27V14a6 6 0 0 1 6-6h108v19z" fill="sourcingField" />
        <Bar x={56} y={47} width={60} height={20} radius={0} fill="accentLight" />
        <Line points="55,8 55,110" />
        <Line points="10,47 120,47" tone="rule" />
        <Line points="10,67 120,67" tone="rule" />
        {rows.map(([name, width], index) => (
          <g key={name} transform={`translate(0 ${22 + index * 20})`}>
            <SceneText x={15} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {name}
            </SceneText>
            <SceneText x={62} y={0} size={11} family={index === 0 ? 'bold' : 'text'}>
              {width}
            </SceneText>
          </g>
        ))}
        <Shape
          d="M50 71h28l6-8 6 8h12a6 6 0 0 1 6 6v9a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6v-9a6 6 0 0 1 6-6z"
          fill="ink"
        />
        <SceneText x={76} y={85.5} size={11} family="bold" tone="white" anchor="middle">
          How wide?
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={14} y={8} width={92} height={110} radius={6} fill="paper2" />
        <Panel x={6} y={14} width={92} height={110} radius={6} />
        <Umbrella x={28} y={20} />
        <SceneText x={52} y={40} size={15} family="display">
          Storm
        </SceneText>
        <SceneText x={12} y={68} size={11}>
          Opens
        </SceneText>
        <Bar x={50} y={55} width={44} height={18} radius={4} fill="accentLight" />
        <SceneText x={53} y={68} size={11} family="bold">
          120 cm
        </SceneText>
        <SceneText x={12} y={87} size={11}>
          Fits
        </SceneText>
        <Bar x={50} y={74} width={44} height={18} radius={4} fill="accentLight" />
        <SceneText x={53} y={87} size={11} family="bold">
          two
        </SceneText>
        <StepDone x={98} y={16} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Shape
          d="M12 8h62l12 12v30a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4z"
          fill="white"
        />
        <Shape d="M74 8v12h12" />
        <SceneText x={15} y={28} size={11} family="bold" tone="copyDark">
          Umbrellas
        </SceneText>
        <SceneText x={15} y={44} size={11}>
          Group 1 of 3
        </SceneText>
        <Shape d="M18 60c0 14 6 20 18 20m-5-5l5 5-5 5" />
        <Shape d="M50 72v40h52V72z" fill="white" />
        <Shape d="M60 100V82h12v18M80 82h14v8H80z" />
        <Shape
          d="M52 58h48l6 14a6 6 0 0 1-15 0 7 7 0 0 1-15 0 7 7 0 0 1-15 0 7 7 0 0 1-15 0z"
          fill="copy"
        />
      </StepField>
    </>
  );
}

/** An open umbrella, 36 units wide, with its tip at (x, y). */
function Umbrella({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0 0v28a4 4 0 0 0 8 0" />
      <Shape d="M-18 18a18 16 0 0 1 36 0q-6-5-12 0-6-5-12 0-6-5-12 0z" fill="copy" />
    </g>
  );
}

const rows = [
  ['Name', 'Width'],
  ['City', '98 cm'],
  ['Storm', ''],
  ['Kids', ''],
] as const;

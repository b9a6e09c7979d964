import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** The agreed plan, a comment on the preview and the website that is live. */
export function WebSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Panel x={4} y={-20} width={98} height={140} radius={10} />
        <SceneText x={15} y={2} size={18} family="display">
          Your plan
        </SceneText>
        {['Scope', 'Price', 'Date'].map((line, index) => (
          <g key={line} transform={`translate(15 ${13 + index * 27})`}>
            <CheckBox x={0} y={0} />
            <SceneText x={24} y={13} size={14}>
              {line}
            </SceneText>
          </g>
        ))}
        <StepPencil x={84} y={86} />
      </StepField>
      <StepField column={1} fill="webField">
        <StepWindow title="Preview" />
        <SceneText x={15} y={20} size={13} family="display">
          Rye & Co
        </SceneText>
        <Bread kind="rye" x={42} y={88} scale={0.5} />
        <Shape
          d="M52 36h6l2-10 10 10h31a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H52a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={76.5} y={55.5} size={12} family="bold" anchor="middle">
          Bigger?
        </SceneText>
      </StepField>
      <StepField column={2} fill="webField">
        <StepWindow title="Your site" />
        <SceneText x={15} y={26} size={18} family="display">
          Rye & Co
        </SceneText>
        <Bar x={16} y={40} width={66} />
        <Bread kind="rye" x={42} y={88} scale={0.5} />
        <Pill
          x={62}
          y={54}
          width={44}
          height={24}
          label="Live"
          size={13}
          fill="sourcingField"
          isOutlined
        />
        <StepDone x={93} y={-3} />
      </StepField>
    </>
  );
}

function StepWindow({ title }: { title: string }) {
  return (
    <>
      <Panel x={6} y={-24} width={100} height={140} radius={10} />
      <Shape d="M6-2v-12q0-10 10-10h80q10 0 10 10v12z" fill="web" />
      <SceneText x={16} y={-9} size={12} family="bold" tone="white">
        {title}
      </SceneText>
    </>
  );
}

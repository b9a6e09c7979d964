import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepField } from './StepField.tsx';

/** The agreed plan, a comment on the preview and the website that is live. */
export function WebSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Panel x={14} y={10} width={84} height={100} radius={10} />
        <SceneText x={26} y={29} size={13} family="display">
          Your plan
        </SceneText>
        {['Scope', 'Price', 'Date'].map((line, index) => (
          <g key={line} transform={`translate(26 ${36 + index * 19})`}>
            <CheckBox x={0} y={0} />
            <SceneText x={23} y={12} size={11}>
              {line}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="webField">
        <StepWindow title="Preview" />
        <Bar x={24} y={44} width={44} height={8} radius={4} fill="ink" />
        <Bar x={24} y={58} width={30} />
        <Shape
          d="M50 58h50a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8H70l-10 9v-9H50a8 8 0 0 1-8-8V66a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={75} y={77} size={11} family="bold" anchor="middle">
          Bigger?
        </SceneText>
      </StepField>
      <StepField column={2} fill="webField">
        <StepWindow title="Your site" />
        <Bar x={24} y={44} width={64} height={10} radius={5} fill="ink" />
        <Bar x={24} y={60} width={44} />
        <Pill
          x={24}
          y={73}
          width={40}
          height={20}
          label="Live"
          size={11}
          fill="sourcingField"
          isOutlined
        />
        <Disc x={86} y={82} radius={13} fill="sourcing" />
        <Shape d="M80 82l4 5 9-10" line="white" width={3} />
      </StepField>
    </>
  );
}

function StepWindow({ title }: { title: string }) {
  return (
    <>
      <Panel x={12} y={10} width={116} height={100} radius={10} />
      <Shape d="M12 34V20q0-10 10-10h96v24z" fill="web" />
      <SceneText x={24} y={26} size={11} family="bold" tone="white">
        {title}
      </SceneText>
    </>
  );
}

import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** Notes with the words to use, a draft under the pencil and the agreed copy. */
export function CopySteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Kettle x={54} y={0} fill="copy" scale={0.38} />
        <Panel x={6} y={0} width={100} height={120} radius={6} />
        <SceneText x={16} y={20} size={13} family="bold" tone="copyDark">
          Notes
        </SceneText>
        <Bar x={16} y={29} width={58} />
        <Bar x={11} y={42} width={90} height={24} radius={5} fill="accentLight" />
        <SceneText x={16} y={59} size={13} family="bold">
          “Boils fast”
        </SceneText>
        <Bar x={16} y={75} width={72} />
        <Bar x={16} y={87} width={44} />
      </StepField>
      <StepField column={1} fill="copyField">
        <Draft number={1} />
        <SceneText x={16} y={19} size={13} tone="faint">
          Rapid boil
        </SceneText>
        <Line points="13,16 84,13" tone="copy" width={3} />
        <SceneText x={16} y={42} size={18} family="display">
          Boils fast
        </SceneText>
        <Bar x={16} y={56} width={50} />
        <Bar x={16} y={70} width={34} />
        <StepPencil x={78} y={92} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Draft number={2} />
        <SceneText x={16} y={22} size={18} family="display">
          Boils fast
        </SceneText>
        <Kettle x={46} y={90} fill="copy" scale={0.72} />
        <StepDone x={93} y={80} />
      </StepField>
    </>
  );
}

/** A sheet of copy with its number, without a bottom edge. */
function Draft({ number }: { number: 1 | 2 }) {
  return (
    <>
      <Panel x={6} y={-24} width={100} height={140} radius={6} />
      <SceneText x={16} y={-7} size={15} family="display" tone="copyDark">
        {`Draft ${number}`}
      </SceneText>
    </>
  );
}

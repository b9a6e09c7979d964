import { Bar } from '../parts/Bar.tsx';
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
        <Panel x={12} y={12} width={88} height={98} radius={6} />
        <SceneText x={22} y={31} size={11} family="bold" tone="copyDark">
          Notes
        </SceneText>
        <Bar x={22} y={41} width={56} />
        <Bar x={17} y={53} width={78} height={20} radius={4} fill="accentLight" />
        <SceneText x={21} y={67} size={11} family="bold">
          “Boils fast”
        </SceneText>
        <Bar x={22} y={80} width={64} />
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={12} y={12} width={88} height={98} radius={6} />
        <SceneText x={22} y={31} size={11} family="bold" tone="copyDark">
          Draft 1
        </SceneText>
        <SceneText x={22} y={51} size={11} tone="faint">
          Rapid boil
        </SceneText>
        <Line points="19,48 78,46" tone="copy" />
        <SceneText x={22} y={69} size={13} family="display">
          Boils fast
        </SceneText>
        <Bar x={22} y={80} width={40} />
        <StepPencil x={82} y={80} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={12} y={12} width={88} height={98} radius={6} />
        <SceneText x={22} y={31} size={11} family="bold" tone="copyDark">
          Draft 2
        </SceneText>
        <SceneText x={22} y={53} size={15} family="display">
          Boils fast
        </SceneText>
        <Bar x={22} y={64} width={64} />
        <Bar x={22} y={78} width={44} />
        <StepDone x={88} y={82} />
      </StepField>
    </>
  );
}

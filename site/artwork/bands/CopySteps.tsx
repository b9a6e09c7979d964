import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Bust } from './Bust.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';
import { StepMug } from './StepMug.tsx';
import { StepPencil } from './StepPencil.tsx';

/** Notes with the words to use, a draft under the pencil and the agreed copy. */
export function CopySteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={-104} y={-18} width={100} height={130} radius={6} fill="webField" />
        <Shape d="M-104 78h100v20h-100z" fill="seoPale" />
        <Kettle x={-52} y={78} fill="copy" scale={0.9} />
        <Bust x={178} y={96} hair="ink" clothes="web" />
        <Bust x={138} y={98} hair="seoDark" clothes="accent" />
        <Shape d="M126-24h80v40h-38l-8 9v-9h-34a6 6 0 0 1-6-6v-28a6 6 0 0 1 6-6z" fill="white" />
        <Bar x={127} y={-16} width={62} height={14} radius={4} fill="accentLight" />
        <StepLines d="M134-9h48m-48 16h36" />
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
        <g transform="rotate(-4 -50 40)">
          <Panel x={-104} y={-16} width={94} height={130} radius={6} />
          <StepLines d="M-86 2h36m-36 16h58m-58 34h62m-62 16h44" />
          <Bar x={-89} y={27} width={66} height={16} radius={4} fill="accentLight" />
        </g>
        <StepMug x={178} y={-8} />
        <Panel x={120} y={28} width={110} height={40} radius={6} fill="paper" />
        <Panel x={120} y={76} width={110} height={40} radius={6} fill="paper" />
        <StepLines d="M132 42h60m-60 12h36M132 88h54" />
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
        <g transform="rotate(-5 -50 40)">
          <Panel x={-104} y={-6} width={92} height={130} radius={6} fill="paper2" />
          <StepLines d="M-86 12h36m-36 18h58m-58 16h42m-42 16h58m-58 16h30" />
          <Shape d="M-90 31l66-3M-90 63l66-3" line="copy" />
        </g>
        <Panel x={120} y={-20} width={110} height={130} radius={8} />
        <Shape d="M120 0v-12a8 8 0 0 1 8-8h92v20z" fill="ink" />
        <Shape d="M131-10h.1m9 0h.1m9 0h.1" line="accentLight" width={6} />
        <Bar x={129} y={8} width={90} height={62} radius={4} fill="webField" />
        <Kettle x={160} y={70} fill="copy" scale={0.75} />
        <StepLines d="M133 82h62m-62 12h36" />
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

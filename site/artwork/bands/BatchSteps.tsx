import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';

/** What callers ask a removals firm, its page plan with one finished page, and two batches. */
export function BatchSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Shape
          d="M12 8h71a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H26l-7 7v-7h-7a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={11} y={23} size={11} family="bold">
          Do you pack?
        </SceneText>
        <Shape d="M95 13v12m3.5-12v12m3.5-12v12m3.5-12v12M93 22l14-6" line="copyDark" />
        <Shape
          d="M46 37h34a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H64l-7 7v-7H46a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={47} y={51} size={11}>
          Stairs?
        </SceneText>
        <Shape d="M95 41v12m3.5-12v12" line="copyDark" />
        <Shape d="M10 100l11-24h34l11 24z" fill="copy" />
        <Disc x={38} y={89} radius={6} />
        <Shape d="M6 79c0-10 12-14 32-14s32 4 32 14v3H55v-7H21v7H6z" fill="ink" line="copyField" />
      </StepField>
      <StepField column={1} fill="copyField">
        <Line points="15,20 15,120" />
        <Line points="15,46 30,46" />
        <Line points="15,83 30,83" />
        <PlanBox x={6} y={8} width={52} label="Home" />
        <Panel x={28} y={30} width={76} height={38} radius={5} />
        <SceneText x={35} y={44} size={11} family="bold">
          Packing
        </SceneText>
        <SceneText x={35} y={60} size={11}>
          We do it all.
        </SceneText>
        <PlanBox x={28} y={74} width={52} label="Prices" />
        <StepDone x={96} y={30} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={14} y={10} width={64} height={56} radius={4} fill="paper2" />
        <Panel x={8} y={14} width={64} height={56} radius={4} />
        <SceneText x={15} y={33} size={11}>
          Home
        </SceneText>
        <SceneText x={15} y={49} size={11}>
          Packing
        </SceneText>
        <StepDone x={74} y={18} />
        <Panel x={44} y={54} width={64} height={60} radius={4} fill="paper2" />
        <Panel x={38} y={58} width={64} height={60} radius={4} />
        <Bar x={41} y={63} width={44} height={17} radius={4} fill="accentLight" />
        <SceneText x={45} y={76} size={11} family="bold">
          Prices
        </SceneText>
        <SceneText x={45} y={91} size={11}>
          Contact
        </SceneText>
        <Shape
          d="M88 46h16a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4h-9l-6 6v-6h-1a4 4 0 0 1-4-4V50a4 4 0 0 1 4-4z"
          fill="ink"
        />
        <Shape d="M90 53h12m-12 6h8" line="white" />
      </StepField>
    </>
  );
}

type PlanBoxProps = { x: number; y: number; width: number; label: string };

function PlanBox({ x, y, width, label }: PlanBoxProps) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={17} radius={4} fill="copyField" isDashed />
      <SceneText x={x + 7} y={y + 12.5} size={11}>
        {label}
      </SceneText>
    </>
  );
}

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
          d="M34-26h52a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H48l-7 6v-6h-7a6 6 0 0 1-6-6v-10a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={35} y={-11} size={11}>
          Parking?
        </SceneText>
        <Shape
          d="M10 3h72a6 6 0 0 1 6 6v11a6 6 0 0 1-6 6H24l-7 7v-7h-7a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={10} y={18.5} size={11} family="bold">
          Do you pack?
        </SceneText>
        <Shape
          d="M40 33h38a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H58l-7 6v-6H40a6 6 0 0 1-6-6v-8a6 6 0 0 1 6-6z"
          fill="white"
        />
        <SceneText x={41} y={47} size={11}>
          Stairs?
        </SceneText>
        <Shape
          d="M101-20v10M95 8v13m4-13v13m4-13v13m4-13v13M93 18l16-7M93 37v12m4-12v12"
          line="copyDark"
        />
        <Shape d="M14 104l12-27h44l12 27z" fill="copy" />
        <Disc x={48} y={90} radius={7} />
        <Shape d="M8 79c0-13 14-17 40-17s40 4 40 17v3H66v-8H30v8H8z" fill="ink" line="copyField" />
      </StepField>
      <StepField column={1} fill="copyField">
        <Shape d="M36-8v-20h36v20zM72-21h12l10 9v4H72z" fill="copy" />
        <Disc x={48} y={-8} radius={5} />
        <Disc x={82} y={-8} radius={5} />
        <Line points="14,20 14,81 26,81" />
        <Line points="14,46 26,46" />
        <PlanBox x={4} y={3} width={52} label="Home" />
        <Panel x={24} y={27} width={84} height={41} radius={5} />
        <SceneText x={32} y={43} size={12} family="bold">
          Packing
        </SceneText>
        <SceneText x={32} y={59} size={12}>
          We do it all.
        </SceneText>
        <PlanBox x={24} y={75} width={54} label="Prices" />
        <StepDone x={98} y={27} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={10} y={-26} width={72} height={72} radius={4} fill="paper2" />
        <Panel x={4} y={-21} width={72} height={72} radius={4} />
        <SceneText x={12} y={-5} size={12} family="bold" tone="copyDark">
          Batch 1
        </SceneText>
        <SceneText x={12} y={16} size={12}>
          Home
        </SceneText>
        <SceneText x={12} y={34} size={12}>
          Packing
        </SceneText>
        <StepDone x={76} y={14} />
        <Panel x={40} y={49} width={68} height={60} radius={4} fill="paper2" />
        <Panel x={34} y={54} width={68} height={60} radius={4} />
        <Bar x={38} y={59} width={46} height={18} radius={4} fill="accentLight" />
        <SceneText x={42} y={72} size={12} family="bold">
          Prices
        </SceneText>
        <SceneText x={42} y={89} size={12}>
          Contact
        </SceneText>
        <Shape
          d="M88 34h17a4 4 0 0 1 4 4v13a4 4 0 0 1-4 4h-9l-7 7v-7h-1a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4z"
          fill="ink"
        />
        <Shape d="M90 42h13m-13 6h8" line="white" />
      </StepField>
    </>
  );
}

type PlanBoxProps = { x: number; y: number; width: number; label: string };

function PlanBox({ x, y, width, label }: PlanBoxProps) {
  return (
    <>
      <Panel x={x} y={y} width={width} height={17} radius={4} fill="copyField" isDashed />
      <SceneText x={x + 7} y={y + 12.5} size={12}>
        {label}
      </SceneText>
    </>
  );
}

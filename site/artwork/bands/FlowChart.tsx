import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepField } from './StepField.tsx';

/** What goes out and when: the emails after the parcel of a first order. */
export function FlowChart() {
  return (
    <StepField column={1} fill="copyField">
      <Shape d="M22 2v-28h40V2z" fill="accentLight" />
      <Shape d="M36-26h12v13l-6-4-6 4z" fill="white" />
      <Line points="18,20 18,80" />
      <Line points="58,50 85,50 85,80" />
      <Pill
        x={4}
        y={2}
        width={76}
        height={20}
        label="First order"
        size={12}
        fill="accent"
        isOutlined
      />
      <SceneText x={27} y={36.5} size={12}>
        20 days
      </SceneText>
      <FlowEmail y={41} label="Email 1" />
      <SceneText x={27} y={72.5} size={12}>
        7 days
      </SceneText>
      <FlowEmail y={77} label="Email 2" />
      <Pill
        x={62}
        y={76}
        width={48}
        height={19}
        label="Order 2"
        size={11}
        fill="ink"
        tone="white"
      />
    </StepField>
  );
}

function FlowEmail({ y, label }: { y: number; label: string }) {
  return (
    <>
      <Panel x={4} y={y} width={54} height={17} radius={4} />
      <SceneText x={31} y={y + 12.5} size={11} family="bold" anchor="middle">
        {label}
      </SceneText>
    </>
  );
}

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
      <Shape d="M39-2v-18h34v18z" fill="accentLight" />
      <Shape d="M51-20h10v10l-5-3-5 3z" fill="white" />
      <Line points="56,10 56,40" />
      <Line points="20,67 20,43 92,43 92,67" />
      <Pill
        x={17}
        y={-2}
        width={78}
        height={18}
        label="First order"
        size={12}
        fill="accent"
        isOutlined
      />
      <SceneText x={62} y={29.5} size={12}>
        20 days
      </SceneText>
      <FlowEmail x={33} y={34} label="Email 1" />
      <SceneText x={26} y={62.5} size={12}>
        7 days
      </SceneText>
      <FlowEmail x={7} y={67} label="Email 2" />
      <Pill
        x={58}
        y={66}
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

function FlowEmail({ x, y, label }: { x: number; y: number; label: string }) {
  return (
    <>
      <Panel x={x} y={y} width={46} height={17} radius={4} />
      <SceneText x={x + 23} y={y + 12.5} size={11} family="bold" anchor="middle">
        {label}
      </SceneText>
    </>
  );
}

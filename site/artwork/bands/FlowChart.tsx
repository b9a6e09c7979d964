import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { envelope } from './envelope.ts';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';

/** What goes out and when: the emails after a first order, between two other flows. */
export function FlowChart() {
  return (
    <StepField column={1} fill="copyField">
      <Shape d="M-94-16h300M41-16v11m-5-4l5 5 5-5M-58-16V96M164-16V96M164 74h42" />
      <FlowStart x={-84} width={52} label="Joined" />
      <FlowStart x={134} width={60} label="Basket" />
      {[
        [-88, 8],
        [-88, 54],
        [134, 8],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <Panel x={0} y={0} width={60} height={30} radius={5} />
          <Shape d={envelope} fill="copyField" transform="translate(8 10)" />
          <StepLines d="M34 11h16m-16 9h10" />
        </g>
      ))}
      <Shape d="M164 52l22 22-22 22-22-22z" fill="accentLight" />
      <Tick x={158} y={79} tone="ink" />
      <Line points="22,20 22,80" />
      <Line points="56,49 85,49 85,80" />
      <Pill
        x={8}
        y={6}
        width={66}
        height={18}
        label="First order"
        size={11}
        fill="accent"
        isOutlined
      />
      <SceneText x={30} y={36.5} size={11}>
        20 days
      </SceneText>
      <FlowEmail y={41} label="Email 1" />
      <SceneText x={30} y={69.5} size={11}>
        7 days
      </SceneText>
      <FlowEmail y={74} label="Email 2" />
      <Pill
        x={60}
        y={73}
        width={46}
        height={18}
        label="Order 2"
        size={11}
        fill="ink"
        tone="white"
      />
    </StepField>
  );
}

type FlowStartProps = { x: number; width: number; label: string };

function FlowStart({ x, width, label }: FlowStartProps) {
  return <Pill x={x} y={-26} width={width} height={20} label={label} size={11} isOutlined />;
}

function FlowEmail({ y, label }: { y: number; label: string }) {
  return (
    <>
      <Panel x={8} y={y} width={48} height={16} radius={4} />
      <SceneText x={32} y={y + 12} size={11} family="bold" anchor="middle">
        {label}
      </SceneText>
    </>
  );
}

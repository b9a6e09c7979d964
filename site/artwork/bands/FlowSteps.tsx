import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/**
 * A list by how often people have ordered, the flow for those who did once, and its emails, written
 * before the next sequence.
 */
export function FlowSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={10} y={10} width={92} height={100} radius={6} />
        <SceneText x={20} y={27} size={11} family="bold" tone="copyDark">
          1,200 readers
        </SceneText>
        {segments.map(([orders, readers], index) => {
          const isChosen = index === 1;
          const y = 34 + index * 20;
          const family = isChosen ? 'bold' : 'text';
          return (
            <g key={orders}>
              {isChosen && (
                <Bar x={16} y={y} width={80} height={17} radius={4} fill="accentLight" />
              )}
              <SceneText x={20} y={y + 12.5} size={11} family={family}>
                {orders}
              </SceneText>
              <SceneText x={93} y={y + 12.5} size={11} family={family} anchor="end">
                {`${readers}`}
              </SceneText>
            </g>
          );
        })}
      </StepField>
      <StepField column={1} fill="copyField">
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
      <StepField column={2} fill="copyField">
        <Panel x={8} y={6} width={96} height={53} radius={6} />
        <SceneText x={18} y={21} size={11} family="bold" tone="copyDark">
          Refill
        </SceneText>
        {['Day 20', 'Day 27'].map((day, index) => (
          <g key={day} transform={`translate(18 ${27 + index * 15})`}>
            <Shape d="M0 0h17v11H0zM0 0l8.5 6L17 0" fill="copyField" />
            <SceneText x={25} y={9.5} size={11}>
              {day}
            </SceneText>
            <Tick x={67} y={10} />
          </g>
        ))}
        <Panel x={8} y={66} width={96} height={60} radius={6} />
        <SceneText x={18} y={84} size={11} family="bold" tone="copyDark">
          Win-back
        </SceneText>
        <StepPencil x={79} y={93} />
      </StepField>
    </>
  );
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

/** How many of the 1,200 readers have ordered how often. */
const segments = [
  ['No order', 320],
  ['Just one', 700],
  ['2 or more', 180],
] as const;

import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { envelope } from './envelope.ts';
import { FlowChart } from './FlowChart.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';
import { StepMug } from './StepMug.tsx';
import { StepPencil } from './StepPencil.tsx';

/**
 * A list by how often people have ordered, the flow for those who did once, and its emails, written
 * before the next sequence.
 */
export function FlowSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Shape d="M-46-4c0-20 86-22 90-2m-6-5l6 6 5-7M160-4c0-20-86-22-90-2m6-5l-6 6-5-7" />
        <Panel x={-104} y={-10} width={98} height={120} radius={6} />
        <SceneText x={-84} y={8} size={11} family="bold" tone="copyDark">
          Joined
        </SceneText>
        <SceneText x={-84} y={30} size={11}>
          Checkout
        </SceneText>
        <StepLines d="M-81 53h54M-81 79h40" />
        <Shape d="M-94 40h86m-86 26h86" line="rule" />
        <Panel x={118} y={-10} width={98} height={120} radius={6} />
        <SceneText x={130} y={8} size={11} family="bold" tone="copyDark">
          Emails
        </SceneText>
        {[19, 45, 71].map((y, index) => (
          <g key={y} transform={`translate(130 ${y})`}>
            <Shape d={index === 1 ? openEnvelope : envelope} fill="copyField" />
            <StepLines d={`M28 5h${44 - index * 9}`} />
          </g>
        ))}
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
      <FlowChart />
      <StepField column={2} fill="copyField">
        <Shape d="M60-6c-4-18-50-22-66-10m1-7l-1 7 8 2" />
        <Panel x={-108} y={-16} width={100} height={130} radius={6} />
        <Shape d="M-108 2v-12a6 6 0 0 1 6-6h88a6 6 0 0 1 6 6V2z" fill="ink" />
        <StepLines d="M-84-7h34" />
        <Bar x={-86} y={10} width={66} height={50} radius={4} fill="webField" />
        <Shape d="M-67 34h28v26h-28zM-67 40h28M-53 34v-4" fill="webLight" />
        <Shape d="M-53 30c-5-4-4-8 0-14c4 6 5 10 0 14z" fill="accent" />
        <StepLines d="M-82 69h58" />
        <Panel x={-78} y={77} width={50} height={30} radius={8} fill="accent" />
        <StepMug x={176} y={-10} />
        <g transform="rotate(5 160 70)">
          <Panel x={122} y={20} width={90} height={110} radius={6} fill="paper2" />
          <Panel x={122} y={26} width={90} height={110} radius={6} />
          <SceneText x={132} y={44} size={11} family="bold" tone="copyDark">
            Basket
          </SceneText>
          <StepLines d="M135 56h58m-58 14h66m-66 14h44" />
        </g>
        <Panel x={8} y={6} width={96} height={53} radius={6} />
        <SceneText x={18} y={21} size={11} family="bold" tone="copyDark">
          Refill
        </SceneText>
        {['Day 20', 'Day 27'].map((day, index) => (
          <g key={day} transform={`translate(18 ${27 + index * 15})`}>
            <Shape d={envelope} fill="copyField" />
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

const openEnvelope = 'M0 0l8.5-7L17 0v11H0zM0 0l8.5 6L17 0';

/** How many of the 1,200 readers have ordered how often. */
const segments = [
  ['No order', 320],
  ['Just one', 700],
  ['2 or more', 180],
] as const;

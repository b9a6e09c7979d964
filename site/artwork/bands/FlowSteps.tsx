import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { FlowChart } from './FlowChart.tsx';
import { Head } from './Head.tsx';
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
        {(['web', 'accent', 'copy', 'sourcing'] as const).map((fill, index) => (
          <g key={fill} transform={`translate(${18 + index * 25} 0)`}>
            <Shape d="M-12 0c0-21 24-21 24 0z" fill={fill} />
            <Head x={0} y={-20} hair={index % 2 === 0 ? 'ink' : 'seoDark'} />
          </g>
        ))}
        <Panel x={4} y={0} width={104} height={120} radius={6} />
        <SceneText x={13} y={20} size={13} family="bold" tone="copyDark">
          1,200 readers
        </SceneText>
        <Bar x={9} y={49} width={94} height={20} radius={4} fill="accentLight" />
        {segments.map(([orders, readers], index) => (
          <g key={orders} transform={`translate(0 ${41 + index * 22})`}>
            <SceneText x={13} y={0} size={12} family={index === 1 ? 'bold' : 'text'}>
              {orders}
            </SceneText>
            <SceneText x={99} y={0} size={12} family={index === 1 ? 'bold' : 'text'} anchor="end">
              {`${readers}`}
            </SceneText>
          </g>
        ))}
      </StepField>
      <FlowChart />
      <StepField column={2} fill="copyField">
        <Panel x={4} y={-24} width={104} height={78} radius={6} />
        <SceneText x={14} y={-6} size={15} family="display" tone="copyDark">
          Refill
        </SceneText>
        {['Day 20', 'Day 27'].map((day, index) => (
          <g key={day} transform={`translate(14 ${6 + index * 24})`}>
            <Shape d="M0 0h24v16H0zM0 0l12 9L24 0" fill="copyField" />
            <SceneText x={30} y={13} size={13}>
              {day}
            </SceneText>
            <Tick x={78} y={13} />
          </g>
        ))}
        <Panel x={4} y={62} width={104} height={60} radius={6} />
        <SceneText x={14} y={83} size={13} family="bold" tone="copyDark">
          Win-back
        </SceneText>
        <StepPencil x={82} y={94} />
      </StepField>
    </>
  );
}

/** How many of the 1,200 readers have ordered how often. */
const segments = [
  ['No order', 320],
  ['Just one', 700],
  ['2 or more', 180],
] as const;

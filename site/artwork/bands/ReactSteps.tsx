import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepField } from './StepField.tsx';

/** A tool hire's users with their tasks, the second screen and the changes to the code. */
export function ReactSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <SceneText x={4} y={-6} size={15} family="display">
          Users
        </SceneText>
        <SmallDrill x={54} />
        {users.map(({ user, task, fill, hair }, index) => (
          <g key={user} transform={`translate(4 ${index * 48})`}>
            <Panel x={0} y={0} width={104} height={43} radius={8} />
            <Shape d="M8 42c0-21 24-21 24 0z" fill={fill} />
            <Head x={20} y={18} hair={hair} />
            <SceneText x={38} y={17} size={12} family="bold">
              {user}
            </SceneText>
            <SceneText x={38} y={32} size={11}>
              {task}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={16} y={-27} width={92} height={140} radius={10} fill="webLight" />
        <Panel x={4} y={-20} width={96} height={140} radius={10} />
        <Shape d="M4-2v-8q0-10 10-10h76q10 0 10 10v8z" fill="web" />
        <SceneText x={15} y={-7} size={11} family="bold" tone="white">
          Screen 2
        </SceneText>
        <Shape d="M17 10h42l15 5v8l-15 5H47l4 20H30l-4-20h-9z" fill="accentLight" />
        <Shape d="M23 42h34v9H23zM28 19h14M74 19h15" fill="webLight" />
        <Pill
          x={14}
          y={60}
          width={76}
          height={24}
          label="Hire it"
          size={13}
          fill="accent"
          isOutlined
        />
        <Shape d="M82 70v20l5-5 4 8 5-2-4-8h7z" fill="white" />
      </StepField>
      <StepField column={2} fill="webField">
        <SmallDrill x={30} />
        <Panel x={4} y={2} width={104} height={90} radius={10} fill="ink" />
        <SceneText x={14} y={21} size={13} family="mono" tone="white">
          tool-hire
        </SceneText>
        <Line points="18,39 18,79" tone="webLight" width={3} />
        {changes.map((change, index) => (
          <g key={change} transform={`translate(18 ${39 + index * 20})`}>
            <Disc
              x={0}
              y={0}
              radius={index === 0 ? 7 : 5}
              fill={index === 0 ? 'accent' : 'webLight'}
            />
            <SceneText x={15} y={4} size={11} family={index === 0 ? 'bold' : 'text'} tone="white">
              {change}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

/** A cordless drill, 54x20, that stands on a card. */
function SmallDrill({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <Shape d="M38-14h13" width={3} />
      <Shape d="M0-20h28l10 3v6l-10 3h-8l3 9H9L6-8H0z" fill="accentLight" />
      <Shape d="M5-5h22v5H5z" fill="webLight" />
    </g>
  );
}

const users = [
  { user: 'Customer', task: 'Hires a drill', fill: 'accent', hair: 'seoDark' },
  { user: 'Staff', task: 'Check it in', fill: 'sourcing', hair: 'ink' },
] as const;

const changes = ['Your change', 'v1.0 live', 'Notes'] as const;

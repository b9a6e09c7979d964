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
        {users.map(({ user, task, fill, hair }, index) => (
          <g key={user} transform={`translate(6 ${8 + index * 42})`}>
            <Panel x={0} y={0} width={100} height={37} radius={8} />
            <Shape d="M8 37c0-19 22-19 22 0z" fill={fill} />
            <Head x={19} y={16} hair={hair} />
            <SceneText x={36} y={16} size={11} family="bold">
              {user}
            </SceneText>
            <SceneText x={36} y={30} size={11}>
              {task}
            </SceneText>
          </g>
        ))}
      </StepField>
      <StepField column={1} fill="webField">
        <Panel x={60} y={22} width={45} height={90} radius={10} isDashed />
        <Panel x={10} y={10} width={82} height={100} radius={10} />
        <Shape d="M10 34V20q0-10 10-10h62q10 0 10 10v14z" fill="web" />
        <SceneText x={20} y={26} size={11} family="bold" tone="white">
          Screen 2
        </SceneText>
        <Shape d="M62 45h16" width={3} />
        <Shape d="M24 39h28l10 3v6l-10 3h-8l3 12h-14l-3-12h-6z" fill="accentLight" />
        <Shape d="M31 60h19v5h-19zM29 45h7" fill="webLight" />
        <Pill
          x={20}
          y={70}
          width={62}
          height={20}
          label="Hire it"
          size={11}
          fill="accent"
          isOutlined
        />
        <Shape d="M77 76v17l4-4 3 7 4-2-3-6 6-1z" fill="white" />
      </StepField>
      <StepField column={2} fill="webField">
        <Panel x={6} y={8} width={100} height={80} radius={10} fill="ink" />
        <SceneText x={15} y={26} size={11} family="mono" tone="white">
          tool-hire
        </SceneText>
        <Line points="19,43 19,77" tone="webLight" width={3} />
        {changes.map((change, index) => (
          <g key={change} transform={`translate(19 ${43 + index * 17})`}>
            <Disc
              x={0}
              y={0}
              radius={index === 0 ? 7 : 5}
              fill={index === 0 ? 'accent' : 'webLight'}
            />
            <SceneText x={14} y={4} size={11} family={index === 0 ? 'bold' : 'text'} tone="white">
              {change}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

const users = [
  { user: 'Customer', task: 'Hires a drill', fill: 'accent', hair: 'seoDark' },
  { user: 'Staff', task: 'Check it in', fill: 'sourcing', hair: 'ink' },
] as const;

const changes = ['Your change', 'v1.0 live', 'Notes'] as const;

import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Head } from './Head.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';
import { StepPerson } from './StepPerson.tsx';

/** A tool hire's users with their tasks, the second screen and the changes to the code. */
export function ReactSteps() {
  return (
    <>
      <StepField column={0} fill="webField">
        <Shape d="M-96-34h304v24h-304z" fill="white" />
        <SceneText x={-84} y={-17} size={12} family="bold">
          Users
        </SceneText>
        <SceneText x={124} y={-17} size={12} family="bold">
          Screens
        </SceneText>
        {[-2, 40, 82].map((y, index) => (
          <g key={y} transform={`translate(-102 ${y})`}>
            <Panel x={0} y={0} width={98} height={37} radius={8} />
            <Shape d="M18 37c0-19 22-19 22 0z" fill={index === 0 ? 'web' : 'copy'} />
            <Head x={29} y={16} hair={index === 0 ? 'seoDark' : 'accent'} />
            <Shape d="M50 25h36" line="rule" width={6} />
            <Shape d="M50 13h22" line="ink" width={6} />
          </g>
        ))}
        <Shape d="M118 26h12M118 69h12M160 26h20M160 69h20" line="web" width={4} />
        {screens.map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <Panel x={0} y={0} width={36} height={56} radius={6} />
            <Shape d="M0 12V6q0-6 6-6h24q6 0 6 6v6z" fill="web" />
            <Shape d="M8 24h20M8 33h12" line="rule" width={5} />
            <Shape d="M9 46h18" line="accent" width={8} />
          </g>
        ))}
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
        <Panel x={-98} y={-27} width={204} height={24} radius={12} />
        <Shape d="M-82-16v-2a4 4 0 0 1 8 0v2M-84-16h12v8h-12z" fill="accentLight" />
        <SceneText x={-64} y={-11} size={11} family="bold">
          Private link
        </SceneText>
        <Panel x={-86} y={10} width={82} height={100} radius={10} />
        <Shape d="M-86 34V20q0-10 10-10h62q10 0 10 10v14z" fill="web" />
        <SceneText x={-76} y={26} size={11} family="bold" tone="white">
          Screen 1
        </SceneText>
        <Shape d="M-76 42h20v20h-20zM-76 70h20v20h-20z" fill="webField" />
        <Shape d="M-46 47h30M-46 57h18M-46 75h14M-46 85h10" line="rule" width={6} />
        <StepDone x={-16} y={79} />
        <Panel x={118} y={22} width={60} height={90} radius={10} isDashed />
        <StepPerson x={172} y={48} fill="copy" hair="ink" />
        <Shape
          d="M124-26h68a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-10l2 12-14-12h-46a8 8 0 0 1-8-8v-14a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={158} y={-7} size={11} family="bold" anchor="middle">
          Wrong photo
        </SceneText>
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
        <Panel x={-124} y={-20} width={118} height={130} radius={10} />
        <Shape d="M-124 4v-14q0-10 10-10H-16q10 0 10 10V4z" fill="web" />
        <SceneText x={-84} y={-4} size={11} family="bold" tone="white">
          tool-hire
        </SceneText>
        <Shape d="M-84 18h42l15 5v8l-15 5h-12l4 20h-21l-4-20h-9z" fill="accentLight" />
        <Shape d="M-78 50h29v8h-29zM-27 27h14" fill="webLight" />
        <Shape d="M-84 72h40M-84 84h60" line="rule" width={6} />
        <Panel x={118} y={-20} width={74} height={130} radius={4} fill="accent" />
        <Panel x={126} y={-20} width={74} height={130} radius={4} />
        <SceneText x={136} y={0} size={11}>
          Notes
        </SceneText>
        <Shape d="M138 12h50M138 24h36M138 36h12M138 48h12" line="rule" width={6} />
        <StepPerson x={180} y={46} fill="sourcing" hair="seoDark" />
        <Shape
          d="M12-28h82a8 8 0 0 1 8 8v6a8 8 0 0 1-8 8h-62l-6 4v-4h-14a8 8 0 0 1-8-8v-6a8 8 0 0 1 8-8z"
          fill="accent"
        />
        <SceneText x={53} y={-13} size={11} family="bold" anchor="middle">
          Start here
        </SceneText>
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

const screens = [
  [128, 0],
  [128, 64],
  [178, 0],
  [178, 64],
] as const;

const changes = ['Your change', 'v1.0 live', 'Notes'] as const;

import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Basil } from './Basil.tsx';
import { Bust } from './Bust.tsx';
import { Snail } from './Snail.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';
import { StepPencil } from './StepPencil.tsx';
import { TopicNote } from './TopicNote.tsx';

/** A plant shop's posts and voice guide, its topics with one replaced, and the posts in a queue. */
export function VoiceSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Shape d="M-94-6h300" width={6} />
        {[-76, -50, -2, 22, 112, 138, 186].map((x) => (
          <Basil key={x} x={x} y={-9} />
        ))}
        <Snail x={66} y={-10} />
        <Panel x={-84} y={8} width={72} height={120} radius={10} fill="ink" />
        <Bar x={-78} y={18} width={60} height={90} radius={3} fill="white" />
        <Bar x={-78} y={34} width={60} height={40} radius={0} fill="sourcingField" />
        <g transform="translate(-48 70) scale(1.7)">
          <Basil x={0} y={0} />
        </g>
        <Disc x={-69} y={26} radius={4} fill="sourcing" line="none" />
        <StepLines d="M-57 26h26M-70 84h42" />
        <Bust x={172} y={98} hair="seoDark" clothes="sourcing" />
        <Shape d="M128 6h78v30h-38l-8 8v-8h-32a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z" fill="white" />
        <StepLines d="M134 16h60m-60 11h38" />
        {(['sourcingField', 'seoPale', 'webField'] as const).map((fill, index) => (
          <Panel
            key={fill}
            x={8 + index * 33}
            y={8}
            width={30}
            height={60}
            radius={5}
            fill={fill}
          />
        ))}
        <Basil x={23} y={40} />
        <Snail x={55} y={38} />
        <Shape d="M84 24h11v15H84zM84 34l-5-8m-2 2l4-3M95 27c6 0 6 9 0 9" fill="accent" />
        <Panel x={4} y={46} width={104} height={80} radius={6} />
        <Tick x={12} y={65} />
        <SceneText x={29} y={65} size={11} family="bold">
          Hello, basil!
        </SceneText>
        <Cross x={13} y={84} />
        <SceneText x={29} y={84} size={11} tone="soft">
          Dear client
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={-110} y={-26} width={330} height={20} radius={4} fill="ink" />
        <SceneText x={-80} y={-12} size={11} family="bold" tone="white">
          Our topics
        </SceneText>
        <StepLines d="M150-16h44" />
        {topics.map(([x, y, fill]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <Panel x={0} y={0} width={47} height={46} radius={3} fill={fill} />
            <StepLines d="M9 11h12M9 24h29M9 35h18" />
          </g>
        ))}
        <Panel x={170} y={62} width={47} height={46} radius={3} fill="paper" isDashed />
        <Shape d="M188 70v18m-9-9h18" />
        <TopicNote x={6} y={8} fill="white" day="Mon" lines={['Repot', 'basil']} />
        <TopicNote x={59} y={8} fill="white" day="Thu" lines={['Half', 'price']} />
        <Shape d="M62 32l28-2M62 45l34-2" line="copy" />
        <g transform="rotate(-4 76 84)">
          <Panel x={48} y={58} width={56} height={50} radius={3} fill="accentLight" />
          <SceneText x={56} y={74} size={11} family="bold">
            Snail
          </SceneText>
          <SceneText x={56} y={87} size={11} family="bold">
            watch
          </SceneText>
        </g>
        <StepPencil x={10} y={92} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Shape d="M-40-16c10-12 82-14 90 10m-7-5l7 6 5-8" />
        <Panel x={-104} y={-10} width={92} height={120} radius={6} />
        <Bar x={-103} y={9} width={90} height={21} radius={0} fill="sourcingField" />
        <Shape d="M-104 9h90m-90 21h90m-90 21h90m-90 21h90M-66-10V96" line="rule" />
        <StepLines d="M-86 0h10M-86 20h10M-86 41h10M-86 62h10M-86 83h10M-56 0h32M-56 20h24M-56 41h34M-56 62h20M-56 83h30" />
        <Panel x={142} y={-24} width={90} height={140} radius={12} fill="ink" />
        <Bar x={149} y={-12} width={80} height={120} radius={4} fill="white" />
        <Bar x={149} y={8} width={80} height={52} radius={0} fill="seoPale" />
        <g transform="translate(184 48) scale(1.6)">
          <Snail x={0} y={0} />
        </g>
        <Disc x={160} y={-2} radius={5} fill="sourcing" line="none" />
        <StepLines d="M174-2h40M159 71h46m-46 12h30" />
        <Panel x={4} y={8} width={120} height={110} radius={6} />
        <Shape d="M4 26V14a6 6 0 0 1 6-6h108v18z" fill="ink" />
        <SceneText x={10} y={21} size={11} family="bold" tone="white">
          Queue
        </SceneText>
        {queue.map(({ day, topic, fill }, index) => (
          <g key={day} transform={`translate(-2 ${32 + index * 32})`}>
            <Panel x={12} y={0} width={26} height={26} radius={5} fill={fill} />
            {index === 0 ? <Basil x={25} y={23} /> : <Snail x={25} y={21} />}
            <SceneText x={44} y={10} size={11} family="bold">
              {day}
            </SceneText>
            <SceneText x={44} y={24} size={11}>
              {topic}
            </SceneText>
          </g>
        ))}
      </StepField>
    </>
  );
}

/** Other topics on the calendar. */
const topics = [
  [-104, 8, 'white'],
  [-53, 8, 'sourcingField'],
  [-104, 62, 'seoPale'],
  [-53, 62, 'white'],
  [119, 8, 'webField'],
  [170, 8, 'white'],
  [119, 62, 'white'],
] as const;

const queue = [
  { day: 'Mon 8:00', topic: 'Repot basil', fill: 'sourcingField' },
  { day: 'Thu 8:00', topic: 'Snail watch', fill: 'seoPale' },
] as const;

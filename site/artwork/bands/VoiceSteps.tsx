import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';

/** A plant shop's posts and voice guide, its topics with one replaced, and the posts in a queue. */
export function VoiceSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
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
        <Note x={6} y={8} fill="white" day="Mon" lines={['Repot', 'basil']} />
        <Note x={59} y={8} fill="white" day="Thu" lines={['Half', 'price']} />
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

type NoteProps = { x: number; y: number; fill: Colour; day: string; lines: [string, string] };

function Note({ x, y, fill, day, lines }: NoteProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={47} height={46} radius={3} fill={fill} />
      <SceneText x={6} y={13} size={11} family="bold" tone="copyDark">
        {day}
      </SceneText>
      {lines.map((line, index) => (
        <SceneText key={line} x={6} y={27 + index * 13} size={11}>
          {line}
        </SceneText>
      ))}
    </g>
  );
}

/** Basil in a pot that stands on (x, y). */
function Basil({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0-9c0-6-4-9-9-9 0 6 4 8 9 9zm0 0c0-6 4-9 9-9 0 6-4 8-9 9z" fill="sourcing" />
      <Shape d="M-6-9H6L4 0H-4z" fill="accent" />
    </g>
  );
}

/** A snail that creeps to the right on (x, y), the middle of its foot. */
function Snail({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-10 0H4q4 0 4-4v-4M8-8l-3-4m3 4l3-4" line="copyDark" />
      <Disc x={-3} y={-8} radius={7} fill="copy" />
      <Shape d="M-6-7a3 3 0 1 1 5 1" />
    </g>
  );
}

const queue = [
  { day: 'Mon 8:00', topic: 'Repot basil', fill: 'sourcingField' },
  { day: 'Thu 8:00', topic: 'Snail watch', fill: 'seoPale' },
] as const;

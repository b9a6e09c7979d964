import { Cross } from '../parts/Cross.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Basil } from './Basil.tsx';
import { Snail } from './Snail.tsx';
import { StepField } from './StepField.tsx';
import { StepPencil } from './StepPencil.tsx';
import { TopicNote } from './TopicNote.tsx';

/** A plant shop's posts and voice guide, its topics with one replaced, and the posts in a queue. */
export function VoiceSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Shape d="M-20-6h152" width={4} />
        {[-8, 18, 94, 120].map((x) => (
          <Basil key={x} x={x} y={-9} />
        ))}
        <Snail x={56} y={-9} />
        {(['sourcingField', 'seoPale', 'webField'] as const).map((fill, index) => (
          <Panel
            key={fill}
            x={6 + index * 34}
            y={6}
            width={31}
            height={60}
            radius={5}
            fill={fill}
          />
        ))}
        <Basil x={21} y={39} />
        <Snail x={54} y={37} />
        <Shape d="M84 23h11v15H84zM84 33l-5-8m-2 2l4-3M95 26c6 0 6 9 0 9" fill="accent" />
        <Panel x={2} y={46} width={108} height={80} radius={6} />
        <Tick x={10} y={66} />
        <SceneText x={27} y={66} size={12} family="bold">
          Hello, basil!
        </SceneText>
        <Cross x={11} y={86} />
        <SceneText x={27} y={86} size={12} tone="soft">
          Dear client
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={4} y={-24} width={104} height={22} radius={4} fill="ink" />
        <Shape d="M22-29v10M90-29v10" line="accentLight" width={4} />
        <SceneText x={56} y={-9} size={11} family="bold" tone="white" anchor="middle">
          Topics
        </SceneText>
        <TopicNote x={5} y={6} fill="white" day="Mon" lines={['Repot', 'basil']} />
        <TopicNote x={60} y={6} fill="white" day="Thu" lines={['Half', 'price']} />
        <Shape d="M63 30l28-2M63 43l34-2" line="copy" />
        <g transform="rotate(-4 76 84)">
          <Panel x={46} y={57} width={60} height={50} radius={3} fill="accentLight" />
          <SceneText x={54} y={74} size={12} family="bold">
            Snail
          </SceneText>
          <SceneText x={54} y={88} size={12} family="bold">
            watch
          </SceneText>
        </g>
        <StepPencil x={12} y={93} />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={2} y={-24} width={108} height={140} radius={6} />
        <Shape d="M2-3v-15a6 6 0 0 1 6-6h96a6 6 0 0 1 6 6v15z" fill="ink" />
        <SceneText x={11} y={-9} size={12} family="bold" tone="white">
          Queue
        </SceneText>
        {queue.map(({ day, topic, fill }, index) => (
          <g key={day} transform={`translate(0 ${8 + index * 44})`}>
            <Panel x={8} y={0} width={30} height={34} radius={5} fill={fill} />
            {index === 0 ? <Basil x={23} y={27} /> : <Snail x={23} y={25} />}
            <SceneText x={43} y={13} size={12} family="bold">
              {day}
            </SceneText>
            <SceneText x={43} y={29} size={11}>
              {topic}
            </SceneText>
          </g>
        ))}
        <Rule x={2} y={47} width={108} tone="rule" />
      </StepField>
    </>
  );
}

const queue = [
  { day: 'Mon 8:00', topic: 'Repot basil', fill: 'sourcingField' },
  { day: 'Thu 8:00', topic: 'Snail watch', fill: 'seoPale' },
] as const;

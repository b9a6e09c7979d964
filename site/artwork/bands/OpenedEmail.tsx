import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A new subscriber's inbox. The first email is open, and it asks one thing. */
export function OpenedEmail() {
  return (
    <>
      <Panel x={8} y={10} width={220} height={400} />
      <SceneText x={26} y={37} size={15} family="bold">
        Inbox
      </SceneText>
      <Bar x={9} y={52} width={218} height={62} radius={0} fill="ink" />
      {emails.map(([day, subject], index) => (
        <g key={day} transform={`translate(26 ${76 + index * 66})`}>
          <SceneText family="bold" tone={index === 0 ? 'accent' : 'soft'}>
            {day}
          </SceneText>
          <SceneText y={21} size={14} family="bold" tone={index === 0 ? 'white' : 'ink'}>
            {subject}
          </SceneText>
        </g>
      ))}
      <Shape d="M9 182H150" line="rule" />
      <Panel x={142} y={32} width={270} height={400} />
      <SampleTag x={334} y={46} />
      <Shape d="M162 50h30v20h-30zM162 50l15 12 15-12" fill="copyField" />
      <SceneText x={162} y={104} size={22} family="bold">
        Welcome. Which
      </SceneText>
      <SceneText x={162} y={130} size={22} family="bold">
        scent is yours?
      </SceneText>
      {['Fig', 'Cedar', 'Sea salt'].map((scent, index) => (
        <Pill
          key={scent}
          x={162}
          y={150 + index * 36}
          width={104}
          height={30}
          label={scent}
          size={14}
          fill={index === 0 ? 'accent' : 'white'}
          isOutlined
        />
      ))}
      <Candle x={346} y={262} fill="copyField" />
    </>
  );
}

const emails = [
  ['Day 1', 'Welcome'],
  ['Day 3', 'Trim the wick'],
  ['Day 9', 'The first jar'],
] as const;

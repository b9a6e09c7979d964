import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Stars } from '../parts/Stars.tsx';
import { StepField } from './StepField.tsx';

/** A headline found in a tent's review, the ads that run, and what their orders say to write next. */
export function AdSetSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={8} y={8} width={96} height={110} radius={6} />
        <Stars x={16} y={21} />
        <SceneText x={16} y={39} size={11}>
          Raining, but
        </SceneText>
        <Bar x={12} y={43} width={76} height={17} radius={4} fill="accentLight" />
        <SceneText x={16} y={55.5} size={11} family="bold">
          up in 4 min
        </SceneText>
        <Shape d="M40 92l26-25 26 25z" fill="webField" />
        <Shape d="M57 92l9-25 9 25z" fill="white" />
        <Shape d="M16 92h80" />
      </StepField>
      <StepField column={1} fill="copyField">
        {ads.map(({ reason, isOn }, index) => (
          <g key={reason} transform={`translate(0 ${7 + index * 28})`}>
            <Panel x={6} y={0} width={100} height={24} radius={6} />
            <SceneText x={13} y={16} size={11} family={isOn ? 'bold' : 'text'}>
              {reason}
            </SceneText>
            <Panel
              x={80}
              y={6}
              width={20}
              height={12}
              radius={6}
              fill={isOn ? 'sourcing' : 'paper2'}
            />
            <Disc x={isOn ? 94 : 86} y={12} radius={6} />
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={8} y={8} width={96} height={110} radius={6} />
        <SceneText x={16} y={25} size={11} family="bold" tone="copyDark">
          Orders
        </SceneText>
        {results.map(([reason, orders], index) => (
          <g key={reason} transform={`translate(14 ${31 + index * 20})`}>
            <Bar x={0} y={0} width={orders * 3} height={17} radius={4} fill="copyField" />
            <SceneText x={4} y={12.5} size={11} family={index === 0 ? 'bold' : 'text'}>
              {reason}
            </SceneText>
            <SceneText x={83} y={12.5} size={11} family="bold" anchor="end">
              {`${orders}`}
            </SceneText>
          </g>
        ))}
        <g transform="rotate(-3 56 86)">
          <Panel x={16} y={75} width={90} height={30} radius={3} fill="accentLight" />
          <SceneText x={22} y={89} size={11} family="bold">
            Next: up solo
          </SceneText>
        </g>
      </StepField>
    </>
  );
}

const ads = [
  { reason: 'Up in 4 min', isOn: true },
  { reason: 'Sleeps five', isOn: true },
  { reason: 'Just 5 kg', isOn: false },
];

/** Orders from each ad that ran. */
const results = [
  ['Up in 4 min', 27],
  ['Sleeps five', 11],
] as const;

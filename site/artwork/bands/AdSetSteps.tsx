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
        <Panel x={4} y={-24} width={104} height={140} radius={6} />
        <Stars x={13} y={-10} />
        <SceneText x={14} y={17} size={13}>
          Raining, but
        </SceneText>
        <Bar x={9} y={24} width={84} height={20} radius={4} fill="accentLight" />
        <SceneText x={14} y={38.5} size={13} family="bold">
          up in 4 min
        </SceneText>
        <Tent y={90} />
        <Shape d="M22 58l-4 9M90 55l-4 9M102 68l-4 9M16 77l-3 7" line="web" />
        <Shape d="M12 90h88" />
      </StepField>
      <StepField column={1} fill="copyField">
        <Tent y={2} />
        {ads.map(({ reason, isOn }, index) => (
          <g key={reason} transform={`translate(4 ${2 + index * 31})`}>
            <Panel x={0} y={0} width={104} height={27} radius={6} />
            <SceneText x={8} y={18} size={12} family={isOn ? 'bold' : 'text'}>
              {reason}
            </SceneText>
            <Panel
              x={77}
              y={7}
              width={21}
              height={13}
              radius={6.5}
              fill={isOn ? 'sourcing' : 'paper2'}
            />
            <Disc x={isOn ? 91.5 : 83.5} y={13.5} radius={6.5} />
          </g>
        ))}
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={4} y={-24} width={104} height={140} radius={6} />
        <SceneText x={13} y={-6} size={18} family="display" tone="copyDark">
          Orders
        </SceneText>
        {results.map(([reason, orders], index) => (
          <g key={reason} transform={`translate(9 ${6 + index * 28})`}>
            <Bar x={0} y={0} width={orders * 3.4} height={22} radius={4} fill="copyField" />
            <SceneText x={4} y={15.5} size={12} family={index === 0 ? 'bold' : 'text'}>
              {reason}
            </SceneText>
            <SceneText x={93} y={15.5} size={12} family="bold" anchor="end">
              {`${orders}`}
            </SceneText>
          </g>
        ))}
        <g transform="rotate(-3 56 80)">
          <Panel x={10} y={64} width={98} height={27} radius={3} fill="accentLight" />
          <SceneText x={18} y={82} size={12} family="bold">
            Next: up solo
          </SceneText>
        </g>
      </StepField>
    </>
  );
}

/** The tent, 60x31, standing on `y`. */
function Tent({ y }: { y: number }) {
  return (
    <g transform={`translate(56 ${y})`}>
      <Shape d="M-30 0L0-31 30 0z" fill="webField" />
      <Shape d="M-10 0L0-31 10 0z" fill="white" />
    </g>
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

import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Stars } from '../parts/Stars.tsx';
import { Bust } from './Bust.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';

/** A headline found in a tent's review, the ads that run, and what their orders say to write next. */
export function AdSetSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        {[-24, 30, 84].map((y, index) => (
          <g key={y} transform={`translate(-104 ${y})`}>
            <Panel x={0} y={0} width={98} height={48} radius={6} />
            <Stars x={16} y={13} count={5 - (index % 2)} />
            <StepLines d={`M19 26h66m-66 11h${50 - index * 12}`} />
          </g>
        ))}
        <Panel x={118} y={-16} width={100} height={130} radius={6} fill="paper" />
        <Shape d="M128-22v12m14-12v12m14-12v12m14-12v12m14-12v12m14-12v12" width={3} />
        <SceneText x={128} y={9} size={11} family="bold" tone="copyDark">
          Sales notes
        </SceneText>
        <StepLines d="M131 24h60m-60 15h44m-44 32h62m-62 15h30" />
        <Shape d="M128 48h66m-64 5h50" line="copy" />
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
        <Panel x={-104} y={-20} width={98} height={56} radius={6} />
        <SceneText x={-86} y={-3} size={11} family="bold" tone="web">
          Up in 4 min
        </SceneText>
        <StepLines d="M-83 9h62m-62 13h44" />
        <Panel x={-104} y={46} width={98} height={60} radius={6} />
        <SceneText x={-86} y={63} size={11} family="bold" tone="web">
          Sleeps five
        </SceneText>
        <StepLines d="M-83 75h50m-50 13h62" />
        <Panel x={122} y={-22} width={74} height={140} radius={12} fill="ink" />
        <Bar x={128} y={-12} width={62} height={120} radius={4} fill="white" />
        <Bar x={128} y={6} width={62} height={52} radius={0} fill="webField" />
        <Shape d="M134 52l25-36 25 36z" fill="accent" />
        <Shape d="M151 52l8-36 8 36z" fill="white" />
        <Shape d="M128 52h62" />
        <StepLines d="M136-3h30M136 70h46m-46 12h30" />
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
        <Panel x={-104} y={-20} width={98} height={130} radius={6} />
        <Shape d="M-84 76V-6M-84 76h70" />
        <Shape d="M-86 36h70M-86 6h70" line="rule" />
        <Shape d="M-76 76V2h18v74z" fill="copy" />
        <Shape d="M-48 76V46h18v30z" fill="copyField" />
        <StepLines d="M-73 88h12m16 0h12" />
        <Bust x={176} y={96} hair="seoDark" clothes="web" />
        <Bust x={138} y={100} hair="ink" clothes="accent" />
        <Shape d="M126-24h80v44h-44l-9 9v-9h-27a6 6 0 0 1-6-6v-32a6 6 0 0 1 6-6z" fill="white" />
        <StepLines d="M134-10h66m-66 15h40" />
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

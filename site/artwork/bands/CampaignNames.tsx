import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A campaign's name, read part by part, and two portfolios with names of the same kind. */
export function CampaignNames() {
  return (
    <>
      <Panel x={1} y={8} width={330} height={48} radius={10} />
      <Shape d="M166 9h82v46H166z" fill="ppcField" line="none" />
      <Shape d="M248 9h73a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-73z" fill="ppc" line="none" />
      {parts.map(([word, meaning, tone], index) => (
        <g key={word} transform={`translate(${42 + index * 82.5})`}>
          <SceneText x={0} y={39} size={18} family="bold" tone={tone} anchor="middle">
            {word}
          </SceneText>
          <Line points="0,60 0,72" tone="ppcLight" />
          <SceneText x={0} y={89} size={13} family="bold" tone="white" anchor="middle">
            {meaning}
          </SceneText>
        </g>
      ))}
      <SampleTag x={357} y={21} />
      {portfolios.map(([purpose, budget, campaigns], index) => (
        <g key={purpose} transform={`translate(${index * 216} 108)`}>
          <Shape d="M1 200V14a12 12 0 0 1 12-12h62l10 14h106a12 12 0 0 1 12 12v180z" fill="white" />
          <SceneText x={16} y={41} size={15} family="bold">
            {purpose}
          </SceneText>
          <SceneText x={188} y={41} size={13} family="bold" tone="ppc" anchor="end">
            {budget}
          </SceneText>
          <Rule x={1} y={54} width={202} />
          {campaigns.map((name, row) => (
            <g key={name} transform={`translate(0 ${81 + row * 31})`}>
              <Bar
                x={16}
                y={-11}
                width={12}
                height={12}
                radius={3}
                fill={index === 1 ? 'ppc' : 'ppcLight'}
              />
              <SceneText x={38} size={13} family="bold">
                {name}
              </SceneText>
            </g>
          ))}
        </g>
      ))}
    </>
  );
}

const parts = [
  ['SP', 'Ad type', 'ink'],
  ['Steel', 'Product', 'ink'],
  ['Exact', 'Targeting', 'ink'],
  ['Sales', 'Purpose', 'white'],
] as const;

const portfolios = [
  [
    'Research',
    '£8 a day',
    ['SP Steel Auto Research', 'SP Glass Auto Research', 'SP Sets Auto Research'],
  ],
  ['Sales', '£28 a day', ['SP Steel Exact Sales', 'SP Glass Exact Sales', 'SP Sets Exact Sales']],
] as const;

import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A board of bids. ACOS falls in every row, and sales rise week by week. */
export function CampaignBoard() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={26} y={24} width={308} height={600} />
      <Shape d="M27 158h306v466H27z" fill="ppcPale" line="none" />
      <SceneText x={44} y={46} family="bold">
        Campaign
      </SceneText>
      <SceneText x={176} y={46} family="bold">
        Bid
      </SceneText>
      <SceneText x={226} y={46} family="bold">
        ACOS
      </SceneText>
      <Rule x={26} y={56} width={308} />
      {rows.map(({ match, term, bid, acos, trend, fill, tone }, row) => (
        <g key={match} transform={`translate(0 ${78 + row * 34})`}>
          <Pill x={42} y={-14} width={52} label={match} fill={fill} tone={tone} />
          <SceneText x={100} y={0}>
            {term}
          </SceneText>
          <SceneText x={176} y={0}>
            {bid}
          </SceneText>
          <SceneText x={226} y={0} family="bold" tone={row === 0 ? 'success' : 'ink'}>
            {acos}
          </SceneText>
          <Line points={trend} tone="ppc" width={3} />
          {row < 2 && <Rule x={29} y={12} width={302} tone="rule" />}
        </g>
      ))}
      <Rule x={26} y={158} width={308} />
      <SceneText x={44} y={178} family="bold">
        Sales
      </SceneText>
      <SceneText x={80} y={178} size={10} tone="soft">
        Sample
      </SceneText>
      {sales.map((top, week) => (
        <g key={top} transform={`translate(${60 + week * 40} 0)`}>
          <Shape d={`M-13 364V${top}h26V364`} fill="ppcLight" />
          <SceneText y={381} size={11} anchor="middle">
            {week === 0 ? 'Week 1' : String(week + 1)}
          </SceneText>
        </g>
      ))}
      <Rule x={26} y={364} width={308} />
      <RisingPath points={sales.map((top, week) => `${60 + week * 40},${top}`).join(' ')} />
    </>
  );
}

/** The top of each week's column. Only a tall box shows where the columns stand. */
const sales = [224, 215, 219, 206, 210, 194, 176];

const rows = [
  {
    match: 'Exact',
    term: 'steel kettle',
    bid: '£0.62',
    acos: '21%',
    trend: '266,-14 280,-10 290,-11 304,-1 316,2',
    fill: 'ppc',
    tone: 'white',
  },
  {
    match: 'Phrase',
    term: 'kettle 1.7 L',
    bid: '£0.48',
    acos: '27%',
    trend: '266,-12 280,-12 290,-6 304,-4 316,1',
    fill: 'ppcField',
    tone: 'ink',
  },
  {
    match: 'Broad',
    term: 'kettle',
    bid: '£0.31',
    acos: '34%',
    trend: '266,-10 280,-7 290,-8 304,-5 316,-1',
    fill: 'paper2',
    tone: 'ink',
  },
] as const;

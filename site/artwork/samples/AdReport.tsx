import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** A report on ads: three figures, ACOS by week against break-even, campaigns and a note. */
export function AdReport() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Amazon Ads report"
        about="Steel lunch box, 1–30 June, compared with May"
        edge="ppc"
        foot="Source: Sponsored Products, orders within 7 days."
        page="Page 1 of 2"
      />
      {figures.map(({ label, figure, before }, index) => (
        <g key={label}>
          <Panel
            x={28 + index * 108}
            y={90}
            width={100}
            height={96}
            radius={10}
            fill={index === 0 ? 'ppcField' : 'white'}
          />
          <SceneText x={38 + index * 108} y={114} size={12} family="bold">
            {label}
          </SceneText>
          <SceneText x={38 + index * 108} y={148} size={22} family="display">
            {figure}
          </SceneText>
          <SceneText x={38 + index * 108} y={172} size={11} tone="soft">
            {before}
          </SceneText>
        </g>
      ))}
      <SceneText x={28} y={220} size={13} family="bold">
        ACOS by week
      </SceneText>
      {weeks.map((acos, index) => (
        <g key={acos}>
          <Bar
            x={28 + index * 40}
            y={370 - acos * 3}
            width={34}
            height={acos * 3}
            radius={4}
            fill={acos > breakEven ? 'ppcField' : 'ppc'}
          />
          <SceneText
            x={45 + index * 40}
            y={362}
            size={11}
            family="bold"
            anchor="middle"
            tone={acos > breakEven ? 'ink' : 'white'}
          >
            {`${acos}%`}
          </SceneText>
        </g>
      ))}
      <Line points={`28,${370 - breakEven * 3} 452,${370 - breakEven * 3}`} width={2} />
      <SceneText x={342} y={272} size={11} family="bold" anchor="end">
        break-even, 30%
      </SceneText>
      <Words x={366} y={304} lines={['Below it', 'since week 5']} size={12} />
      <Row y={406} cells={cells(head)} from={28} to={452} isHead />
      {campaigns.map((line, index) => (
        <Row key={line[0]} y={432 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      <SceneText x={28} y={556} size={15} family="display">
        What changed
      </SceneText>
      <Words x={28} y={580} lines={notes} size={12} />
    </>
  );
}

function cells([campaign, spend, sales, acos]: readonly [string, string, string, string]) {
  return [
    { x: 28, text: campaign },
    { x: 260, text: spend, anchor: 'end' as const },
    { x: 364, text: sales, anchor: 'end' as const },
    { x: 452, text: acos, anchor: 'end' as const, family: 'bold' as const },
  ];
}

const breakEven = 30;
const weeks = [41, 38, 36, 33, 27, 25, 23, 21];

const figures = [
  { label: 'ACOS', figure: '24%', before: '37% in May' },
  { label: 'TACOS', figure: '11%', before: '16% in May' },
  { label: 'Ad sales', figure: '£2,840', before: 'of £6,200 sold' },
  { label: 'Spend', figure: '£682', before: 'in 30 days' },
];

const head = ['Campaign', 'Spend', 'Ad sales', 'ACOS'] as const;

const campaigns = [
  ['Exact', '£310', '£1,680', '18%'],
  ['Phrase', '£220', '£780', '28%'],
  ['Broad', '£152', '£380', '40%'],
  ['Total', '£682', '£2,840', '24%'],
] as const;

const notes = [
  'Exact sold the most: £4 a day moved to it from Broad on 8 June.',
  'Six searches without an order were blocked on 15 June.',
];

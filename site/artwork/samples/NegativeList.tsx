import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/**
 * A month's search terms with a decision on each, and the resulting negative keywords. The figures
 * come from the article `negative-keywords-weekly`.
 */
export function NegativeList() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Search term review"
        about="Steel lunch box, 30 days, 40p a click"
        edge="ppc"
        foot="Break-even ACOS: 30%"
        page="1"
      />
      <Row
        y={112}
        cells={cells(['Search term', 'Clicks', 'Cost', 'Orders'], 'bold')}
        {...left}
        isHead
      />
      {terms.map(({ row, decision }, index) => (
        <g key={row[0]}>
          <Row y={144 + index * 32} cells={cells(row)} {...left} />
          <Pill
            x={300}
            y={129 + index * 32}
            width={54}
            height={22}
            label={decision}
            fill={fillOf[decision]}
            size={12}
          />
        </g>
      ))}
      <Row y={400} cells={cells(['Total', '185', '£74.00', '10'], 'bold')} {...left} isHead />
      <Words x={28} y={434} lines={limits} size={12} tone="soft" />

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Negative keywords"
        about="Blocked in the campaign, with our reasons"
        edge="ppc"
        foot="The list is yours to keep."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      {blocks.map(({ term, match, evidence, reason, y }) => (
        <g key={term}>
          <Panel x={428} y={y} width={344} height={84} radius={12} fill="ppcField" />
          <SceneText x={444} y={y + 29} size={18} family="display">
            {term}
          </SceneText>
          <Pill x={700} y={y + 12} width={58} height={22} label={match} size={11} isOutlined />
          <SceneText x={444} y={y + 52} size={12} family="bold">
            {evidence}
          </SceneText>
          <SceneText x={444} y={y + 70} size={12}>
            {reason}
          </SceneText>
        </g>
      ))}
      <SceneText x={428} y={314} size={14} family="bold">
        ACOS for the same 10 orders
      </SceneText>
      <Bar x={428} y={328} width={288} height={26} radius={5} fill="copyField" />
      <SceneText x={438} y={346} size={13} family="bold">
        With those clicks
      </SceneText>
      <SceneText x={772} y={346} size={14} family="display" anchor="end">
        41.1%
      </SceneText>
      <Bar x={428} y={360} width={204} height={26} radius={5} fill="sourcingField" />
      <SceneText x={438} y={378} size={13} family="bold">
        Without them
      </SceneText>
      <SceneText x={772} y={378} size={14} family="display" anchor="end">
        29.1%
      </SceneText>
      <SceneText x={428} y={420} size={14} family="bold">
        Not blocked
      </SceneText>
      <Words x={428} y={442} lines={kept} size={12} />
    </>
  );
}

const left = { from: 28, to: 372 };

function cells(
  [term, clicks, cost, orders]: readonly [string, string, string, string],
  family: 'text' | 'bold' = 'text',
) {
  const end = { anchor: 'end' as const, family };
  return [
    { x: 28, text: term, family },
    { x: 196, text: clicks, ...end },
    { x: 246, text: cost, ...end },
    { x: 293, text: orders, ...end },
  ];
}

const fillOf = {
  Keep: 'sourcingField',
  Wait: 'paper2',
  Lower: 'seoField',
  Block: 'ppcField',
} as const satisfies Record<string, Colour>;

const terms = [
  { row: ['steel lunch box', '60', '£24.00', '7'], decision: 'Keep' },
  { row: ['lunch box', '41', '£16.40', '3'], decision: 'Lower' },
  { row: ['lunch box for men', '34', '£13.60', '0'], decision: 'Block' },
  { row: ['metal bento box', '22', '£8.80', '0'], decision: 'Lower' },
  { row: ['glass lunch box', '9', '£3.60', '0'], decision: 'Block' },
  { row: ['leakproof lunch box', '8', '£3.20', '0'], decision: 'Wait' },
  { row: ['glass lunch box with lid', '6', '£2.40', '0'], decision: 'Block' },
  { row: ['lunch box glass insert', '5', '£2.00', '0'], decision: 'Block' },
] as const;

const limits = [
  'One click in ten should sell. Without a sale,',
  'lower the bid at 20 clicks and block at 30. A search',
  'for another product, such as glass, is blocked at once.',
];

const blocks = [
  {
    term: 'glass',
    match: 'Phrase',
    evidence: '3 searches, 20 clicks, £8.00, no orders',
    reason: 'Wrong product: the box is made of steel.',
    y: 92,
  },
  {
    term: 'lunch box for men',
    match: 'Exact',
    evidence: '34 clicks, £13.60, no orders',
    reason: 'Right product, but over the limit of 30 clicks.',
    y: 188,
  },
] as const;

const kept = [
  'metal bento box: 22 clicks, so a lower bid',
  'leakproof lunch box: 8 clicks, so we wait',
];

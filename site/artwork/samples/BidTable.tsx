import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Bids before and after with their formula, then placements and budgets, and the rules. */
export function BidTable() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Bids before and after"
        about="Steel lunch box at £18, 30 days"
        edge="ppc"
        foot="Every change is live in your campaigns."
        page="Page 1 of 3"
      />
      <Bar x={28} y={90} width={424} height={38} radius={10} fill="ppcField" />
      <SceneText x={44} y={114} size={13} family="bold">
        Bid = orders ÷ clicks × £18 × target ACOS of 25%
      </SceneText>
      <Row y={156} cells={cells(head)} from={28} to={452} isHead />
      {bids.map((line, index) => (
        <Row key={line[0]} y={182 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      {newBids.map((pence, index) => (
        <Bar
          key={pence}
          x={370}
          y={171 + index * 26}
          width={pence * 1.5}
          height={14}
          radius={4}
          fill={pence > oldBid ? 'ppc' : 'ppcLight'}
        />
      ))}
      <Line points={`${370 + oldBid * 1.5},168 ${370 + oldBid * 1.5},292`} width={2} />
      <SceneText x={370 + oldBid * 1.5} y={156} size={12} family="bold" anchor="middle">
        {`£0.${oldBid}`}
      </SceneText>
      <Row y={358} cells={changes(placementHead)} from={28} to={452} isHead />
      {placements.map((line, index) => (
        <Row key={line[0]} y={384 + index * 26} cells={changes(line)} from={28} to={452} />
      ))}
      <Panel x={28} y={538} width={424} height={86} radius={12} fill="ppcPale" />
      <SceneText x={46} y={560} size={15} family="display">
        Rules from here
      </SceneText>
      <Words x={46} y={580} lines={rules} size={12} />
    </>
  );
}

function cells([keyword, clicks, orders, before, after]: readonly [
  string,
  string,
  string,
  string,
  string,
]) {
  return [
    { x: 28, text: keyword },
    { x: 196, text: clicks, anchor: 'end' as const },
    { x: 244, text: orders, anchor: 'end' as const },
    { x: 294, text: before, anchor: 'end' as const },
    { x: 350, text: after, anchor: 'end' as const, family: 'bold' as const },
  ];
}

function changes([what, before, after]: readonly [string, string, string]) {
  return [
    { x: 28, text: what },
    { x: 294, text: before, anchor: 'end' as const },
    { x: 350, text: after, anchor: 'end' as const, family: 'bold' as const },
  ];
}

const head = ['Keyword', 'Clicks', 'Orders', 'Old bid', 'New bid'] as const;

const bids = [
  ['steel lunch box', '60', '7', '£0.40', '£0.53'],
  ['lunch box for adults', '50', '5', '£0.40', '£0.45'],
  ['steel bento box', '80', '6', '£0.40', '£0.34'],
  ['lunch box', '41', '3', '£0.40', '£0.33'],
  ['lunch box for children', '36', '1', '£0.40', '£0.13'],
  ['metal tiffin box', '12', '1', '£0.40', 'wait'],
] as const;

/** In pence. The last keyword keeps its bid for now. */
const newBids = [53, 45, 34, 33, 13] as const;
const oldBid = 40;

const placementHead = ['Placements and daily budgets', 'Before', 'After'] as const;

const placements = [
  ['Top of search', '+0%', '+20%'],
  ['Product pages', '+15%', '+0%'],
  ['Budget, exact match', '£8', '£12'],
  ['Budget, broad match', '£10', '£6'],
] as const;

const rules = [
  'Raise a bid if ACOS stays below 20% for 20 clicks or more.',
  'Cut it if ACOS goes above 30%, which is break-even.',
  'Wait if there are fewer than 20 clicks.',
];

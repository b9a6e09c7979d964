import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Keywords added with match type, starting bid and reason, and the keywords paused. */
export function KeywordChanges() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Keywords added"
        about="Steel lunch box at £18, 30 days of searches"
        edge="ppc"
        foot="You check the list before it goes live."
        page="1"
      />
      <Row y={112} cells={addedCells(addedHead)} {...left} isHead />
      <SceneText x={201} y={112} size={12} family="bold" anchor="middle">
        Match
      </SceneText>
      {added.map(({ row, match, reason }, index) => (
        <g key={row[0]}>
          <Cells y={141 + index * 50} cells={addedCells(row)} />
          <Pill
            x={172}
            y={127 + index * 50}
            width={58}
            height={20}
            label={match}
            size={12}
            fill={fillOf[match]}
            tone={match === 'Exact' ? 'white' : 'ink'}
          />
          <Row y={160 + index * 50} cells={[{ x: 28, text: reason, tone: 'soft' }]} {...left} />
        </g>
      ))}
      <Row y={394} cells={addedCells(['Total', '170', '17', ''])} {...left} isHead />
      <Bar x={28} y={414} width={344} height={36} radius={10} fill="ppcField" />
      <SceneText x={40} y={436.5} size={12} family="bold">
        Bid = orders ÷ clicks × £18 × target ACOS of 25%
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Keywords paused"
        about="What each one cost at 40p a click, and why"
        edge="ppc"
        foot="The spreadsheet is yours to keep."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Row y={112} cells={pausedCells(pausedHead)} {...right} isHead />
      {paused.map(({ row, reason }, index) => (
        <g key={row[0]}>
          <Cells y={141 + index * 50} cells={pausedCells(row)} />
          <Row y={160 + index * 50} cells={[{ x: 428, text: reason, tone: 'soft' }]} {...right} />
        </g>
      ))}
      <Row y={294} cells={pausedCells(['Total', '103', '£41.20', '0'])} {...right} isHead />
      <Words x={428} y={326} lines={limits} size={12} />
      <Panel x={428} y={364} width={344} height={98} radius={12} fill="ppcPale" />
      <SceneText x={444} y={389} size={15} family="display">
        Words your listing doesn’t mention
      </SceneText>
      {missing.map(({ word, use }, index) => (
        <g key={word}>
          <Pill
            x={444 + index * 106}
            y={402}
            width={66}
            height={24}
            label={word}
            size={12}
            isOutlined
          />
          <SceneText x={444 + index * 106} y={447} size={12}>
            {use}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const left = { from: 28, to: 372 };
const right = { from: 428, to: 772 };

type Cell = ReturnType<typeof addedCells | typeof pausedCells>[number];

/** The first line of an entry. Its reason follows on the second. */
function Cells({ y, cells }: { y: number; cells: readonly Cell[] }) {
  return cells.map(({ text, ...cell }) => (
    <SceneText key={cell.x} {...cell} y={y} size={12}>
      {text}
    </SceneText>
  ));
}

function addedCells([keyword, clicks, orders, bid]: readonly [string, string, string, string]) {
  const end = { anchor: 'end' as const };
  return [
    { x: 28, text: keyword, family: 'bold' as const },
    { x: 276, text: clicks, ...end },
    { x: 324, text: orders, ...end },
    { x: 372, text: bid, ...end, family: 'bold' as const },
  ];
}

function pausedCells([keyword, clicks, spend, orders]: readonly [string, string, string, string]) {
  const end = { anchor: 'end' as const };
  return [
    { x: 428, text: keyword, family: 'bold' as const },
    { x: 640, text: clicks, ...end },
    { x: 708, text: spend, ...end },
    { x: 772, text: orders, ...end },
  ];
}

const fillOf = {
  Exact: 'ppc',
  Phrase: 'ppcLight',
  Broad: 'ppcField',
} as const satisfies Record<string, Colour>;

const addedHead = ['Keyword', 'Clicks', 'Orders', 'Bid'] as const;

const added = [
  {
    row: ['steel lunch box', '60', '7', '£0.53'],
    match: 'Exact',
    reason: 'Sold in automatic, so it gets a bid of its own',
  },
  {
    row: ['steel bento box', '50', '5', '£0.45'],
    match: 'Exact',
    reason: 'Sold in broad, so it moves to exact',
  },
  {
    row: ['lunch box steel', '35', '3', '£0.39'],
    match: 'Phrase',
    reason: 'Sold as part of longer searches',
  },
  {
    row: ['metal lunch box', '25', '2', '£0.36'],
    match: 'Broad',
    reason: 'Sold twice, and may lead to other searches',
  },
  {
    row: ['stainless steel tiffin', '0', '0', '£0.45'],
    match: 'Broad',
    reason: 'From competing listings: bid from the total, 17 ÷ 170',
  },
] as const;

const pausedHead = ['Paused keyword', 'Clicks', 'Spend', 'Orders'] as const;

const paused = [
  {
    row: ['food container', '38', '£15.20', '0'],
    reason: 'Phrase: mostly searches for plastic tubs',
  },
  {
    row: ['lunch box set', '34', '£13.60', '0'],
    reason: 'Broad: you sell the box on its own',
  },
  {
    row: ['school lunch box', '31', '£12.40', '0'],
    reason: 'Broad: suits the product, but over the limit',
  },
] as const;

const limits = [
  'One click in ten becomes an order, so we pause at 30',
  'without one. “Camping lunch box” has 8, so it stays.',
];

const missing = [
  { word: 'bento', use: '5 orders' },
  { word: 'metal', use: '2 orders' },
  { word: 'tiffin', use: 'new search' },
] as const;

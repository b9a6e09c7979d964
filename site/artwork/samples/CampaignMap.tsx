import { Words } from '../diagram-parts/Words.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Portfolios, campaigns and ad groups with budgets, then how they're named and what changed. */
export function CampaignMap() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Campaign map"
        about="2 portfolios, 6 campaigns, £36 a day in total"
        edge="ppc"
        foot="Nothing changes until you agree."
        page="1"
      />
      {portfolios.map(({ name, stage, budget, y, campaigns }) => (
        <g key={name}>
          <Line points={`40,${y + 28} 40,${y + 11 + campaigns.length * 46}`} />
          <Panel x={28} y={y} width={344} height={30} radius={8} fill="ink" />
          <SceneText x={40} y={y + 20} size={13} family="bold" tone="white">
            {name}
          </SceneText>
          <SceneText x={200} y={y + 20} size={12} tone="softOnInk" anchor="middle">
            {stage}
          </SceneText>
          <SceneText x={360} y={y + 20} size={13} family="bold" tone="white" anchor="end">
            {budget}
          </SceneText>
          {campaigns.map((campaign, index) => (
            <Campaign key={campaign.name} {...campaign} y={y + 38 + index * 46} />
          ))}
        </g>
      ))}
      <SceneText x={28} y={463} size={12} tone="soft">
        SP: Sponsored Products. Ad groups are on the right.
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Names and changes"
        about="For whoever adds the next campaign"
        edge="ppc"
        foot="Six more old campaigns are on page 3."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Panel x={428} y={92} width={344} height={38} radius={10} />
      <Shape d="M514 93h86v36h-86z" fill="ppcPale" line="none" />
      <Shape d="M600 93h86v36h-86z" fill="ppcField" line="none" />
      <Shape d="M686 93h76a9 9 0 0 1 9 9v18a9 9 0 0 1-9 9h-76z" fill="ppc" line="none" />
      {parts.map(({ word, meaning, others, tone }, index) => (
        <g key={word}>
          <SceneText
            x={471 + index * 86}
            y={116}
            size={13}
            family="bold"
            tone={tone}
            anchor="middle"
          >
            {word}
          </SceneText>
          <SceneText x={471 + index * 86} y={150} size={12} family="bold" anchor="middle">
            {meaning}
          </SceneText>
          <Words
            x={471 + index * 86}
            y={168}
            lines={others}
            size={11}
            tone="soft"
            anchor="middle"
          />
        </g>
      ))}
      <Row y={240} cells={moved(['Old campaign', 'Where it went'])} {...right} isHead />
      {moves.map((move, index) => (
        <Row key={move[0]} y={266 + index * 26} cells={moved(move)} {...right} />
      ))}
      <Panel x={428} y={378} width={344} height={74} radius={12} fill="ppcPale" />
      <SceneText x={444} y={402} size={15} family="display">
        When a search moves to Earn
      </SceneText>
      <Words x={444} y={423} lines={rule} size={12} />
    </>
  );
}

type Purpose = keyof typeof fillOf;
type CampaignProps = {
  name: string;
  purpose: Purpose;
  budget: string;
  groups: readonly string[];
};

function Campaign({ name, purpose, budget, groups, y }: CampaignProps & { y: number }) {
  return (
    <>
      <Line points={`40,${y + 19} 52,${y + 19}`} />
      <Line points={`270,${y + 19} 284,${y + 19}`} />
      <Panel x={52} y={y} width={218} height={38} radius={8} fill={fillOf[purpose]} />
      <SceneText x={62} y={y + 16} size={11} family="bold">
        {`${name} / ${purpose}`}
      </SceneText>
      <SceneText x={62} y={y + 31} size={11}>
        {budget}
      </SceneText>
      {groups.map((group, index) => (
        <Pill
          key={group}
          x={284}
          y={y + (groups.length > 1 ? index * 20 : 10)}
          width={88}
          height={18}
          label={group}
          fill="paper2"
          size={11}
          family="text"
        />
      ))}
    </>
  );
}

const right = { from: 428, to: 772 };

const fillOf = {
  Research: 'ppcPale',
  Earn: 'ppcLight',
  Brand: 'seoField',
  Rivals: 'webField',
} as const satisfies Record<string, Colour>;

const portfolios: readonly {
  name: string;
  stage: string;
  budget: string;
  y: number;
  campaigns: readonly CampaignProps[];
}[] = [
  {
    name: 'Kettle 1.7L',
    stage: 'best seller',
    budget: '£24 a day',
    y: 88,
    campaigns: [
      {
        name: 'SP / Kettle 1.7L / Auto',
        purpose: 'Research',
        budget: '£4 a day',
        groups: ['all kettles'],
      },
      {
        name: 'SP / Kettle 1.7L / Exact',
        purpose: 'Earn',
        budget: '£13 a day',
        groups: ['steel kettle', 'glass kettle'],
      },
      {
        name: 'SP / Kettle 1.7L / Exact',
        purpose: 'Brand',
        budget: '£3 a day',
        groups: ['your brand'],
      },
      {
        name: 'SP / Kettle 1.7L / ASIN',
        purpose: 'Rivals',
        budget: '£4 a day',
        groups: ['steel rivals', 'glass rivals'],
      },
    ],
  },
  {
    name: 'Travel 0.8L',
    stage: 'launch',
    budget: '£12 a day',
    y: 318,
    campaigns: [
      {
        name: 'SP / Travel 0.8L / Auto',
        purpose: 'Research',
        budget: '£4 a day',
        groups: ['all colours'],
      },
      {
        name: 'SP / Travel 0.8L / Exact',
        purpose: 'Earn',
        budget: '£8 a day',
        groups: ['travel kettle', 'mini kettle'],
      },
    ],
  },
];

const parts = [
  { word: 'SP', meaning: 'Ad type', others: ['or SB', 'or SD'], tone: 'ink' },
  { word: 'Kettle 1.7L', meaning: 'Product', others: ['or Travel 0.8L'], tone: 'ink' },
  { word: 'Exact', meaning: 'Targeting', others: ['or Auto, Broad', 'or ASIN'], tone: 'ink' },
  {
    word: 'Earn',
    meaning: 'Purpose',
    others: ['or Research', 'or Brand', 'or Rivals'],
    tone: 'white',
  },
] as const;

function moved([from, to]: readonly [string, string]) {
  return [
    { x: 428, text: from },
    { x: 560, text: to, family: 'bold' as const },
  ];
}

const moves = [
  ['Auto all NEW', 'Split in two, by product'],
  ['kettle test 2', 'Renamed Exact / Earn'],
  ['Copy of kettle test', 'Merged: it bid on the same search'],
  ['travel xmas', 'Rebuilt, off once the new one sells'],
] as const;

const rule = [
  'After 3 orders in Research, add it to Exact / Earn and',
  'make it a negative exact in Research the same day.',
];

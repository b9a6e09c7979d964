import { Bar } from '../parts/Bar.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Keywords in groups, each with the page it belongs to, searches, intent and difficulty. */
export function KeywordList() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Keyword list"
        about="www.example.com, a lamp shop. United Kingdom, in English"
        edge="seo"
        foot="Searches are monthly estimates, averaged over a year."
        page="1"
      />
      <SceneText x={28} y={107} size={14} family="bold">
        412 keywords, by what the searcher wants
      </SceneText>
      {intents.map(({ intent, count, x }) => (
        <g key={intent}>
          <Bar x={x} y={118} width={count} height={24} radius={4} fill={fillOf[intent]} />
          <SceneText x={x + 8} y={134.5} family="bold">
            {`${count} ${intent}`}
          </SceneText>
        </g>
      ))}
      <Bar x={28} y={156} width={424} height={38} radius={10} fill="ink" />
      <SceneText x={44} y={180} size={15} family="display" tone="accentLight">
        Start here
      </SceneText>
      <SceneText x={126} y={179.5} size={13} tone="white">
        /reading-lamps already ranks 12th. Rework it first.
      </SceneText>
      <Row y={220} cells={head} from={28} to={452} isHead />
      {groups.map(({ page, isNew, first, keywords }, index) => (
        <g key={page} transform={`translate(0 ${239 + index * 109})`}>
          <Bar x={28} y={0} width={424} height={26} radius={6} fill="seoPale" />
          <SceneText x={38} y={17.5} family="bold">
            {page}
          </SceneText>
          <Pill
            x={178}
            y={3}
            width={isNew ? 70 : 82}
            label={isNew ? 'New page' : 'On your site'}
            fill={isNew ? 'accent' : 'white'}
            size={11}
          />
          <SceneText x={442} y={17.5} anchor="end">
            {first}
          </SceneText>
          {keywords.map((keyword, row) => (
            <KeywordRow key={keyword.term} y={44 + row * 24} isMain={row === 0} {...keyword} />
          ))}
        </g>
      ))}
      <SceneText x={28} y={586} size={13} family="bold">
        Removed by hand: 61 phrases
      </SceneText>
      <SceneText x={28} y={605}>
        lava lamp, lamp post, UV nail lamp and others you don’t sell
      </SceneText>
    </>
  );
}

type Intent = keyof typeof fillOf;

type Keyword = { term: string; searches: string; intent: Intent; difficulty: number };

type KeywordRowProps = Keyword & { y: number; isMain: boolean };

function KeywordRow({ y, isMain, term, searches, intent, difficulty }: KeywordRowProps) {
  return (
    <>
      <Row
        y={y}
        cells={[
          { x: 28, text: term, family: isMain ? 'bold' : 'text' },
          { x: 288, text: searches, anchor: 'end' },
        ]}
        from={28}
        to={452}
      />
      <Pill
        x={302}
        y={y - 13}
        width={64}
        height={18}
        label={intent}
        fill={fillOf[intent]}
        size={11}
      />
      <Bar x={384} y={y - 8} width={40} height={8} fill="paper2" />
      <Bar x={384} y={y - 8} width={difficulty * 0.4} height={8} fill="accent" />
      <SceneText x={452} y={y} family="bold" anchor="end">
        {`${difficulty}`}
      </SceneText>
    </>
  );
}

const head = [
  { x: 28, text: 'Keyword' },
  { x: 288, text: 'Searches', anchor: 'end' },
  { x: 310, text: 'Intent' },
  { x: 452, text: 'Difficulty', anchor: 'end' },
] as const;

const fillOf = {
  buy: 'sourcingField',
  compare: 'seoField',
  learn: 'webField',
} as const satisfies Record<string, Colour>;

/** The bars are as wide as the counts. */
const intents = [
  { intent: 'buy', count: 198, x: 28 },
  { intent: 'compare', count: 95, x: 232 },
  { intent: 'learn', count: 119, x: 333 },
] as const;

const groups: readonly {
  page: string;
  isNew: boolean;
  first: string;
  keywords: readonly Keyword[];
}[] = [
  {
    page: '/reading-lamps',
    isNew: false,
    first: 'Ranks first: category',
    keywords: [
      { term: 'reading lamp', searches: '8,100', intent: 'buy', difficulty: 46 },
      { term: 'floor reading lamp', searches: '1,900', intent: 'buy', difficulty: 29 },
      { term: 'bedside reading light', searches: '1,300', intent: 'buy', difficulty: 31 },
    ],
  },
  {
    page: '/best-reading-lamps',
    isNew: true,
    first: 'Ranks first: buying guide',
    keywords: [
      { term: 'best reading lamp', searches: '1,000', intent: 'compare', difficulty: 33 },
      { term: 'best light for reading in bed', searches: '480', intent: 'compare', difficulty: 21 },
      { term: 'clip-on or table lamp', searches: '90', intent: 'compare', difficulty: 14 },
    ],
  },
  {
    page: '/how-bright',
    isNew: true,
    first: 'Ranks first: short answer',
    keywords: [
      { term: 'lumens for reading', searches: '590', intent: 'learn', difficulty: 18 },
      { term: 'how bright is a reading lamp', searches: '320', intent: 'learn', difficulty: 12 },
      { term: 'warm or cool light for reading', searches: '260', intent: 'learn', difficulty: 9 },
    ],
  },
];

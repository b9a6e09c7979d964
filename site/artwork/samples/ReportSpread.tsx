import { Words } from '../diagram-parts/Words.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Two pages of a report under the client agency's name instead of ours. */
export function ReportSpread() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Local SEO report"
        about="What was done, with proof of each item"
        edge="seo"
        foot="youragency.example"
        page="1"
      />
      <Panel x={28} y={96} width={344} height={60} radius={10} fill="paper" isDashed />
      <SceneText x={200} y={131} size={14} family="bold" anchor="middle">
        Your logo, your colours
      </SceneText>
      <SceneText x={28} y={196} size={14} family="bold">
        What was done
      </SceneText>
      <Panel x={28} y={210} width={344} height={144} radius={10} fill="seoPale" />
      {work.map((line, index) => (
        <g key={line}>
          <Tick x={46} y={238 + index * 30} />
          <SceneText x={70} y={238 + index * 30} size={13}>
            {line}
          </SceneText>
        </g>
      ))}
      <SceneText x={28} y={390} size={14} family="bold">
        Listings with the right phone number
      </SceneText>
      <Panel x={28} y={404} width={33} height={22} radius={6} fill="rule" />
      <SceneText x={70} y={420} size={12}>
        Before: 3 of 7
      </SceneText>
      <Panel x={28} y={434} width={344} height={22} radius={6} fill="seo" />
      <SceneText x={40} y={450} size={12} family="bold">
        Now: 32 of 32
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Your listings"
        about="Open any of them to check"
        edge="seo"
        foot="youragency.example"
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Row y={114} cells={listing(['Where', 'URL', 'Result'])} from={428} to={772} isHead />
      {rows.map((row, index) => (
        <Row key={row[1]} y={142 + index * 28} cells={listing(row)} from={428} to={772} />
      ))}
      <SceneText x={428} y={390} size={14} family="bold">
        Next
      </SceneText>
      <Words x={428} y={412} lines={next} size={12} />
    </>
  );
}

const work = [
  '25 listings added',
  '4 old listings corrected',
  'Maps citations added',
  'Google stacking pages made',
];

function listing([where, url, done]: readonly [string, string, string]) {
  return [
    { x: 428, text: where },
    { x: 556, text: url },
    { x: 772, text: done, anchor: 'end' as const },
  ];
}

const rows = [
  ['Town directory', 'town.example/baker', 'corrected'],
  ['Trade directory', 'trades.example/b/214', 'corrected'],
  ['Phone book', 'book.example/baker', 'corrected'],
  ['Old town guide', 'guide.example/shops', 'corrected'],
  ['Maps site', 'maps.example/p/88', 'added'],
  ['Local guide', 'localguide.example', 'added'],
  ['Food directory', 'food.example/leeds', 'added'],
  ['Business list', 'list.example/9021', 'added'],
] as const;

const next = [
  'Look at every listing again in three months.',
  'Reply to new reviews, and keep the hours right.',
];

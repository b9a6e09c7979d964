import { Words } from '../diagram-parts/Words.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
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
        title="Monthly report"
        about="Search and maps, September"
        edge="seo"
        foot="youragency.example"
        page="1"
      />
      <Panel x={28} y={96} width={344} height={60} radius={10} fill="paper" isDashed />
      <SceneText x={200} y={131} size={14} family="bold" anchor="middle">
        Your logo, your colours
      </SceneText>
      <SceneText x={28} y={192} size={14} family="bold">
        Visits from search, week by week
      </SceneText>
      <Panel x={28} y={206} width={344} height={148} radius={10} fill="seoPale" />
      <Line points="46,330 354,330" />
      <RisingPath points="52,306 112,300 172,310 232,282 292,266 346,236" radius={6} />
      <SceneText x={52} y={346} size={11}>
        July
      </SceneText>
      <SceneText x={354} y={346} size={11} anchor="end">
        September
      </SceneText>
      <SceneText x={28} y={390} size={14} family="bold">
        Summary
      </SceneText>
      <Words x={28} y={412} lines={summary} size={12} />

      <Sheet
        x={400}
        width={400}
        height={520}
        title="What was done"
        about="This month's work, with proof of each item"
        edge="seo"
        foot="youragency.example"
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      {work.map((line, index) => (
        <g key={line}>
          <Tick x={428} y={110 + index * 24} />
          <SceneText x={450} y={110 + index * 24} size={12}>
            {line}
          </SceneText>
        </g>
      ))}
      <SceneText x={428} y={214} size={14} family="bold">
        Positions
      </SceneText>
      <Row y={238} cells={positions(['Search', 'July', 'Now'])} from={428} to={772} isHead />
      {rows.map((row, index) => (
        <Row key={row[0]} y={264 + index * 26} cells={positions(row)} from={428} to={772} />
      ))}
      <SceneText x={428} y={390} size={14} family="bold">
        Next month
      </SceneText>
      <Words x={428} y={412} lines={next} size={12} />
    </>
  );
}

const summary = [
  'Visits from search rose again, mostly to the',
  'boiler pages. One keyword lost a place to a new',
  'competitor. Two old listings still show the',
  "wrong phone number. We've reported both.",
];

const work = [
  '25 listings added, with a link to each',
  '4 old listings corrected',
  'Opening hours corrected on three maps',
  'Title of the boiler page rewritten',
];

function positions([search, then, now]: readonly [string, string, string]) {
  return [
    { x: 428, text: search },
    { x: 690, text: then, anchor: 'end' as const },
    { x: 772, text: now, anchor: 'end' as const },
  ];
}

const rows = [
  ['boiler repair leeds', '18', '9'],
  ['boiler service leeds', '11', '7'],
  ['landlord gas check leeds', '8', '9'],
] as const;

const next = [
  'Chase the two listings, then write the page on',
  'landlord checks. We need photos of the team.',
];

import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** A second draft that shows the cuts, the additions and the reasons for them. */
export function MarkedDraft() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Boiler service, draft 2"
        about="Page for www.example.com, with our reasons beside it"
        edge="copy"
        foot="Struck out: cut from draft 1. Shaded: new."
        page="Page 1"
      />
      <SceneText x={28} y={122} size={18} family="display">
        How long does a boiler
      </SceneText>
      <SceneText x={28} y={146} size={18} family="display">
        service take?
      </SceneText>
      {paragraphs.map(({ lines, y, look, ends }) => (
        <g key={lines[0]}>
          {look === 'new' && (
            <Bar
              x={22}
              y={y - 17}
              width={278}
              height={lines.length * 18 + 8}
              radius={5}
              fill="copyField"
            />
          )}
          <Words x={28} y={y} lines={lines} size={13} tone={look === 'cut' ? 'soft' : 'ink'} />
          {ends &&
            lines.map((line, index) => (
              <Line
                key={line}
                points={`26,${y - 4.5 + index * 18} ${ends[index]},${y - 4.5 + index * 18}`}
                tone="copyDark"
                width={2}
              />
            ))}
        </g>
      ))}
      {notes.map(({ lines, y }) => (
        <g key={lines[0]}>
          <Line points={`300,${y + 14} 326,${y + 14}`} tone="copy" />
          <Panel
            x={326}
            y={y}
            width={128}
            height={lines.length * 16 + 18}
            radius={8}
            fill="paper"
          />
          <Words x={336} y={y + 20} lines={lines} size={11} />
        </g>
      ))}
    </>
  );
}

type Paragraph = {
  look: 'kept' | 'new' | 'cut';
  y: number;
  lines: readonly [string, ...string[]];
  /** The x position at which each line's strike-through ends. */
  ends?: readonly number[];
};

const paragraphs: readonly Paragraph[] = [
  {
    look: 'cut',
    y: 182,
    lines: ['At Example Heating we pride ourselves', 'on offering a first-class service.'],
    ends: [270, 220],
  },
  {
    look: 'new',
    y: 252,
    lines: [
      'About an hour. If a part has worn out, we',
      'show it to you and tell you what a new one',
      'costs before we fit it.',
    ],
  },
  {
    look: 'kept',
    y: 314,
    lines: [
      'The engineer cleans the burner, checks',
      'the seals and the flue, and measures the',
      'gas pressure and the flue gases.',
    ],
  },
  {
    look: 'cut',
    y: 373,
    lines: ['Our comprehensive solutions give you', 'complete peace of mind.'],
    ends: [265, 183],
  },
  {
    look: 'new',
    y: 419,
    lines: [
      'You get a written record of each',
      'reading. Most brands ask for a yearly',
      'service to keep the guarantee valid.',
    ],
  },
  {
    look: 'kept',
    y: 498,
    lines: ['Please clear the space in front of the', 'boiler and have its manual to hand.'],
  },
  {
    look: 'new',
    y: 552,
    lines: ['Choose a morning or an afternoon.', 'We’ll ring when we’re half an hour away.'],
  },
];

const notes = [
  { y: 162, lines: ['Anyone could say', 'this, and it', 'answers nothing.'] },
  { y: 244, lines: ['The answer goes', 'first: it’s what', 'they searched for.'] },
  { y: 352, lines: ['Cut. The record', 'below gives a fact.'] },
  { y: 413, lines: ['Please check: is it', 'true of all boilers?'] },
  { y: 548, lines: ['Now they know', 'what happens', 'when they book.'] },
] as const;

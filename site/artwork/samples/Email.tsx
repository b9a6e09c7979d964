import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { NumberMark } from '../parts/NumberMark.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** An email as the reader sees it, with the writer's reasons beside it. */
export function Email() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Email 2 of 3"
        about="Back in stock, as Nora gets it"
        edge="copy"
        foot="Also as plain text"
        page="1"
      />
      <Bar x={28} y={86} width={344} height={64} radius={8} fill="copyField" />
      <Disc x={54} y={118} radius={14} fill="ink" />
      <SceneText x={54} y={123} size={13} family="bold" tone="white" anchor="middle">
        E
      </SceneText>
      <SceneText x={80} y={105} size={11}>
        Example Candles
      </SceneText>
      <SceneText x={352} y={105} size={11} anchor="end">
        Tue 9:12
      </SceneText>
      <SceneText x={80} y={123} size={14} family="bold">
        It’s back, in blue
      </SceneText>
      <SceneText x={80} y={140} size={11}>
        120 jars of fig and cedar, poured on Monday.
      </SceneText>
      <Panel x={28} y={162} width={104} height={104} radius={10} fill="webField" />
      <Candle x={80} y={256} fill="webLight" />
      <Pill x={59} y={218} width={42} height={20} label="Fig" size={11} />
      <SceneText x={146} y={182} size={13}>
        Hello Nora,
      </SceneText>
      <Words
        x={146}
        y={208}
        lines={[
          'You asked us to tell you when',
          'the fig and cedar candle was',
          'back. We poured 120 on Monday,',
          'and the glass is blue this time.',
        ]}
        size={13}
      />
      <Words
        x={28}
        y={300}
        lines={[
          'It’s the same soy wax, and it burns for 40 hours.',
          'Post us the empty jar and a refill is half price.',
        ]}
        size={13}
      />
      <Panel x={28} y={328} width={150} height={38} radius={19} fill="accent" />
      <SceneText x={103} y={352} size={13} family="bold" anchor="middle">
        See the blue jar
      </SceneText>
      <Words
        x={28}
        y={390}
        lines={[
          'Waiting for the green one? You don’t need to do',
          'anything: we’ll write when we’ve poured it.',
        ]}
        size={13}
      />
      <SceneText x={28} y={434} size={13}>
        Joan, Example Candles, Whitby
      </SceneText>
      <Line points="28,446 372,446" tone="rule" width={1} />
      <SceneText x={28} y={463} size={11} tone="soft">
        You asked about fig and cedar on 3 May.
      </SceneText>
      <SceneText x={352} y={463} size={11} anchor="end">
        Unsubscribe
      </SceneText>
      <Line points="285,466 352,466" width={1} />

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Why it says that"
        about="Our notes, so you can change a line and keep its point"
        edge="copy"
        foot="Trigger: back in stock. Stops if she orders."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      {notes.map(({ from, title, lines, y }, index) => (
        <g key={title}>
          <NumberMark x={from[0]} y={from[1]} number={index + 1} />
          <NumberMark x={438} y={y - 5} number={index + 1} />
          <SceneText x={460} y={y} size={14} family="bold">
            {title}
          </SceneText>
          <Words x={460} y={y + 19} lines={lines} size={12} />
        </g>
      ))}
    </>
  );
}

/** The notes. `from` is the end of the words that a note is about. */
const notes = [
  {
    from: [210, 118],
    y: 108,
    title: 'Subject line B',
    lines: [
      'It says what’s new. At 18 characters it fits on a',
      'phone. Line A was “Our June newsletter”.',
    ],
  },
  {
    from: [332, 136],
    y: 170,
    title: 'Preview text',
    lines: [
      'It carries on from the subject instead of',
      'repeating it, and says how few there are.',
    ],
  },
  {
    from: [354, 204],
    y: 232,
    title: 'Her own request comes first',
    lines: [
      'She may have forgotten it. It’s the reason she’s',
      'hearing from you, and the reason to read on.',
    ],
  },
  {
    from: [334, 315],
    y: 294,
    title: 'Figures from your fact sheet',
    lines: [
      'The burn time is from your test, and the refill',
      'from your price list. Please check both.',
    ],
  },
  {
    from: [194, 347],
    y: 356,
    title: 'One button',
    lines: ['It says where it leads. A second link here would', 'take clicks away from it.'],
  },
  {
    from: [351, 386],
    y: 418,
    title: 'It’s fine to wait',
    lines: ['No countdown. She stays on the list, and you', 'learn which colour to pour next.'],
  },
] as const;

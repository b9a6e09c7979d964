import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import type { Colour } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** A month of social media posts, with one of them shown in full. */
export function PostCalendar() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="June, 12 posts"
        about="Three topics, three days a week"
        edge="copy"
        foot="You approve the headlines first."
        page="1"
      />
      {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day, column) => (
        <SceneText
          key={day}
          x={28 + column * 70 + 32}
          y={100}
          size={12}
          tone="soft"
          anchor="middle"
        >
          {day}
        </SceneText>
      ))}
      {Array.from({ length: 20 }, (_, place) => {
        const [column, row] = [place % 5, Math.floor(place / 5)];
        const date = row * 7 + column + 1;
        const [x, y] = [28 + column * 70, 108 + row * 72];
        const post = posts[date];
        return (
          <g key={date}>
            <Panel
              x={x}
              y={y}
              width={64}
              height={66}
              radius={8}
              fill={post ? topics[post.topic] : 'paper'}
            />
            <SceneText x={x + 8} y={y + 18} size={11} family={post ? 'bold' : 'text'}>
              {`${date}`}
            </SceneText>
            {post && <Words x={x + 8} y={y + 46} lines={post.lines} size={10} />}
          </g>
        );
      })}
      {legend.map(({ topic, name, x }) => (
        <g key={topic}>
          <Panel x={x} y={406} width={16} height={16} radius={4} fill={topics[topic]} />
          <SceneText x={x + 24} y={419} size={12}>
            {name}
          </SceneText>
        </g>
      ))}
      <SceneText x={28} y={456} size={12}>
        Spare, without a date: “Ask Joan” and “A quiet Sunday”.
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Friday 5 June"
        about="Instagram, 9:00, as followers see it"
        edge="copy"
        foot="Replies to the usual questions are on page 3."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Panel x={428} y={88} width={188} height={378} radius={12} />
      <Disc x={452} y={112} radius={12} fill="accent" />
      <SceneText x={472} y={116} size={12} family="bold">
        examplecandles
      </SceneText>
      <Bar x={429} y={134} width={186} height={174} radius={0} fill="copyField" />
      <Rule x={429} y={134} width={186} />
      <g transform="translate(494 308) scale(1.35)">
        <Candle x={0} y={0} />
      </g>
      <Shape d="M548 307c4-52 24-72 50-78m-36 44c-17-6-20-20-17-31 13 4 23 14 23 25m13-11c3-17 17-25 31-21" />
      <Rule x={429} y={308} width={186} />
      <Shape
        d="M452 340c-18-12-12-25-4.500-23 3 0 4.500 3 4.500 4.500 0-1.500 1.500-4.500 4.500-4.500 7.500-2 13.500 11-4.500 23z"
        fill="copy"
        line="none"
      />
      <Shape d="M474 318h22v15h-12l-6 6v-6h-4z" />
      <Words
        x={442}
        y={364}
        lines={[
          'Fig season is back.',
          'Which room gets it first,',
          'the hall or the bathroom?',
          'We poured 120 on Monday',
          'and kept one for the shop.',
        ]}
        size={12}
      />
      <SceneText x={442} y={453} size={12} tone="web">
        #figcandle #whitby
      </SceneText>
      {notes.map(({ title, lines, y }) => (
        <g key={title}>
          <Line points={`634,${y - 14} 772,${y - 14}`} width={2} />
          <SceneText x={634} y={y + 4} size={12} family="bold">
            {title}
          </SceneText>
          <Words x={634} y={y + 22} lines={lines} size={11} />
        </g>
      ))}
    </>
  );
}

const topics = {
  scents: 'copyField',
  workshop: 'seoPale',
  questions: 'webField',
} as const satisfies Record<string, Colour>;

const legend = [
  { topic: 'scents', name: 'Scents', x: 29 },
  { topic: 'workshop', name: 'Workshop', x: 116 },
  { topic: 'questions', name: 'Your questions', x: 222 },
] as const;

type Post = { topic: keyof typeof topics; lines: readonly string[] };

/** Posts by day of the month. */
const posts: Record<number, Post> = {
  1: { topic: 'workshop', lines: ['Pouring', 'day, 120'] },
  3: { topic: 'questions', lines: ['How long', 'it burns'] },
  5: { topic: 'scents', lines: ['Fig season', 'is back'] },
  8: { topic: 'questions', lines: ['Trim the', 'wick'] },
  10: { topic: 'workshop', lines: ['Joan’s', 'first jar'] },
  12: { topic: 'scents', lines: ['Cedar, or', 'sea salt?'] },
  15: { topic: 'workshop', lines: ['Jars sent', 'back'] },
  17: { topic: 'questions', lines: ['Is it safe', 'for cats?'] },
  19: { topic: 'scents', lines: ['Pair fig', 'with pear'] },
  22: { topic: 'questions', lines: ['Refills,', 'step 1'] },
  24: { topic: 'workshop', lines: ['A label', 'by hand'] },
  26: { topic: 'scents', lines: ['Last jars', 'of June'] },
};

const notes = [
  { y: 102, title: 'First line', lines: ['Complete, even where', 'the post is cut off.'] },
  { y: 170, title: 'One question', lines: ['People can answer it', 'in one word.'] },
  {
    y: 238,
    title: 'Alt text',
    lines: ['A cream candle with', 'a lit wick beside a', 'fig branch.'],
  },
  {
    y: 322,
    title: 'Picture idea',
    lines: ['Take it by the window,', 'with no props but the', 'branch.'],
  },
  { y: 406, title: 'Link', lines: ['www.example.com/fig,', 'in the profile.'] },
] as const;

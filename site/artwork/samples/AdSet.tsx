import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** One reason to buy, written as a search ad and as a social ad within their character limits. */
export function AdSet() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Search ad, set 1"
        about="Reason to buy: it lasts for 40 hours"
        edge="copy"
        foot="Proof: your burn test, 40 to 43 hours"
        page="1"
      />
      <Panel x={28} y={88} width={344} height={98} radius={12} />
      <SceneText x={44} y={110} size={11} family="bold">
        Sponsored
      </SceneText>
      <SceneText x={110} y={110} size={11}>
        Example Candles, www.example.com
      </SceneText>
      <SceneText x={44} y={136} size={18} family="display" tone="web">
        Burns for 40 hours | Fig and cedar
      </SceneText>
      <Words
        x={44}
        y={156}
        lines={['Two hours an evening for twenty evenings.', 'Soy wax, poured by hand in Whitby.']}
        size={13}
      />
      <SceneText x={28} y={210} size={14} family="bold">
        Headlines
      </SceneText>
      <SceneText x={350} y={210} size={12} anchor="end">
        up to 30 characters each
      </SceneText>
      <Rule x={28} y={219} width={344} />
      {headlines.map((words, index) => (
        <Counted key={words} y={236 + index * 23} words={[words]} limit={30} />
      ))}
      <SceneText x={28} y={346} size={14} family="bold">
        Descriptions
      </SceneText>
      <SceneText x={350} y={346} size={12} anchor="end">
        up to 90 characters each
      </SceneText>
      <Rule x={28} y={355} width={344} />
      {descriptions.map((words, index) => (
        <Counted key={words[0]} y={377 + index * 42} words={words} limit={90} />
      ))}
      <SceneText x={28} y={468} size={12}>
        Pinned to position 1: “Burns for 40 hours”.
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Social ad, set 1"
        about="The same reason, for people who weren’t looking"
        edge="copy"
        foot="Landing page: the first screen says 40 hours too."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Panel x={428} y={88} width={196} height={378} radius={12} />
      <Disc x={452} y={112} radius={12} fill="ink" />
      <SceneText x={452} y={116.5} size={12} family="bold" tone="white" anchor="middle">
        E
      </SceneText>
      <SceneText x={472} y={109} size={12} family="bold">
        Example Candles
      </SceneText>
      <SceneText x={472} y={123} size={10}>
        Sponsored
      </SceneText>
      <Words
        x={442}
        y={150}
        lines={[
          'One candle for the autumn:',
          'ours burns for 40 hours.',
          'That’s two hours an evening',
          'for twenty evenings.',
        ]}
        size={12}
      />
      <Bar x={429} y={212} width={194} height={168} radius={0} fill="copyField" />
      <g transform="translate(526 362) scale(1.35)">
        <Candle x={0} y={0} />
      </g>
      <Pill x={490} y={312} width={72} height={26} label="40 hours" size={12} />
      <Rule x={429} y={212} width={194} />
      <Rule x={429} y={380} width={194} />
      <SceneText x={442} y={405} size={14} family="bold">
        One jar, twenty evenings
      </SceneText>
      <Panel x={442} y={420} width={104} height={32} radius={16} fill="accent" />
      <SceneText x={494} y={440.5} size={12} family="bold" anchor="middle">
        See the scents
      </SceneText>
      {notes.map(({ title, lines, y }) => (
        <g key={title}>
          <Line points={`640,${y - 14} 772,${y - 14}`} width={2} />
          <SceneText x={640} y={y + 4} size={12} family="bold">
            {title}
          </SceneText>
          <Words x={640} y={y + 22} lines={lines} size={11} />
        </g>
      ))}
    </>
  );
}

type CountedProps = { y: number; words: readonly string[]; limit: number };

/** A line of an ad, with a meter of its character count. */
function Counted({ y, words, limit }: CountedProps) {
  const count = words.join(' ').length;
  return (
    <>
      <Words x={28} y={y} lines={words} size={12} />
      <Bar x={248} y={y - 8} width={54} height={8} fill="copyField" />
      <Bar x={248} y={y - 8} width={Math.round((54 * count) / limit)} height={8} fill="copy" />
      <SceneText x={350} y={y} size={12} family="bold" anchor="end">
        {`${count}/${limit}`}
      </SceneText>
    </>
  );
}

const headlines = [
  'Burns for 40 hours',
  'Twenty evenings in one jar',
  'Fig and cedar in soy wax',
  'Poured by hand in Whitby',
] as const;

const descriptions = [
  ['Two hours an evening for twenty', 'evenings. Soy wax, poured by hand in Whitby.'],
  ['Post the jar back when it’s empty,', 'and a refill is half price.'],
] as const;

const notes = [
  {
    y: 102,
    title: 'First 125 characters',
    lines: ['The rest may be cut', 'off, so the reason', 'comes first.'],
  },
  {
    y: 200,
    title: 'No “best”',
    lines: ['Platforms ask for', 'proof. You have it', 'for the 40 hours.'],
  },
  {
    y: 298,
    title: 'Test first',
    lines: ['Set 1 (it lasts)', 'against set 2 (it’s', 'made in Whitby).'],
  },
  {
    y: 396,
    title: 'What decides it',
    lines: ['Orders per 100', 'clicks, with the same', 'picture and budget.'],
  },
] as const;

import { Words } from '../diagram-parts/Words.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Line } from '../parts/Line.tsx';
import { NumberMark } from '../parts/NumberMark.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** A finished home page with the purpose of each part and its microcopy. */
export function HomePageCopy() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Home page"
        about="The copy in place, ready for your designer"
        edge="copy"
        foot="Page 1 of 5 in the site plan"
        page="1"
      />
      <Panel x={28} y={86} width={344} height={384} radius={12} />
      <SceneText x={44} y={109} size={12} family="bold">
        Example Candles
      </SceneText>
      {['Scents', 'Refills', 'About'].map((item, index) => (
        <SceneText key={item} x={212 + index * 54} y={109} size={12}>
          {item}
        </SceneText>
      ))}
      <Rule x={28} y={121} width={344} />
      <Words
        x={44}
        y={154}
        lines={['Candles poured by', 'hand in Whitby']}
        size={22}
        family="display"
      />
      <Words
        x={44}
        y={212}
        lines={['Fig, cedar or sea salt, in soy wax. Each', 'jar burns for 40 hours.']}
        size={13}
      />
      <Panel x={44} y={242} width={128} height={34} radius={17} fill="accent" />
      <SceneText x={108} y={263.5} size={13} family="bold" anchor="middle">
        See the scents
      </SceneText>
      {(['copyField', 'webField', 'sourcingField'] as const).map((fill, index) => (
        <g key={fill}>
          <Panel x={44 + index * 92} y={290} width={84} height={66} radius={8} fill={fill} />
          <g transform={`translate(${86 + index * 92} 350) scale(.6)`}>
            <Candle x={0} y={0} />
          </g>
          <SceneText x={86 + index * 92} y={373} size={12} anchor="middle">
            {['Fig', 'Sea salt', 'Cedar'][index] ?? ''}
          </SceneText>
        </g>
      ))}
      <SceneText x={44} y={402} size={14} family="bold">
        Half price for a refill
      </SceneText>
      <SceneText x={44} y={420} size={12}>
        Post us the empty jar, and it comes back full.
      </SceneText>
      <SceneText x={44} y={442} size={14} family="bold">
        Come and watch
      </SceneText>
      <SceneText x={44} y={460} size={12}>
        We pour on Mondays, and the door’s open.
      </SceneText>
      {marks.map((y, index) => (
        <NumberMark key={y} x={352} y={y} number={index + 1} />
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Why it’s there"
        about="What each part does, and the short copy"
        edge="copy"
        foot="Read aloud, and tested on a stranger."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      {reasons.map(([title, text], index) => (
        <g key={title}>
          <NumberMark x={437} y={100 + index * 43} number={index + 1} />
          <SceneText x={458} y={104 + index * 43} size={13} family="bold">
            {title}
          </SceneText>
          <SceneText x={458} y={121 + index * 43} size={12}>
            {text}
          </SceneText>
        </g>
      ))}
      <Row
        y={328}
        cells={[
          { x: 428, text: 'Where' },
          { x: 540, text: 'What it says' },
        ]}
        from={428}
        to={772}
        isHead
      />
      {messages.map(([where, says], index) => (
        <Row
          key={where}
          y={355 + index * 28}
          cells={[
            { x: 428, text: where },
            { x: 540, text: says, family: 'bold' },
          ]}
          from={428}
          to={772}
        />
      ))}
    </>
  );
}

/** The y positions of the numbers on the page. */
const marks = [146, 208, 259, 398, 438] as const;

const reasons = [
  ['What it is, and from where', 'A stranger knows what you sell in six words.'],
  ['The facts people ask for', 'Scents, wax and burn time come before any story.'],
  ['One thing to do', 'The button says where it leads.'],
  ['A reason to come back', 'The refill is what your regulars talk about.'],
  ['Proof that it’s by hand', 'Please send a picture of a Monday.'],
] as const;

const messages = [
  ['Empty basket', 'Nothing in here yet. See the scents.'],
  ['Sold out', 'Email me when it’s back'],
  ['Email missing', 'Please enter your email address.'],
  ['Order placed', 'Thank you. We’ll post it on Tuesday.'],
  ['Page not found', 'Sorry, that page has gone.'],
] as const;

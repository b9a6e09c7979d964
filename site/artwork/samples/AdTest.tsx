import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Stars } from '../parts/Stars.tsx';

/** A Sponsored Brands ad on a computer and on a phone, and the test of its headline. */
export function AdTest() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Your ad, version B"
        about="Sponsored Brands, on a computer and on a phone"
        edge="ppc"
        foot="You approve each ad before Amazon sees it."
        page="1"
      />
      <Panel x={28} y={88} width={344} height={156} />
      <Logo x={56} y={118} />
      <SceneText x={82} y={112} size={11} tone="soft">
        Sponsored · Example Kettles
      </SceneText>
      <SceneText x={82} y={134} size={18} family="display">
        The kettle that pours cleanly
      </SceneText>
      {products.map(({ name, fill, rating }, index) => (
        <g key={name}>
          <Panel x={40 + index * 110} y={148} width={100} height={84} radius={8} fill="ppcPale" />
          <Kettle x={90 + index * 110} y={204} scale={0.6} fill={fill} />
          <SceneText x={50 + index * 110} y={223} size={11} family="bold">
            {name}
          </SceneText>
          <Stars x={102 + index * 110} y={219} count={1} />
          <SceneText x={132 + index * 110} y={223} size={11} anchor="end">
            {rating}
          </SceneText>
        </g>
      ))}
      <Panel x={28} y={258} width={164} height={212} radius={18} fill="ink" />
      <Bar x={36} y={266} width={148} height={196} radius={12} fill="white" />
      <Logo x={62} y={291} />
      <SceneText x={86} y={288} size={11} tone="soft">
        Sponsored
      </SceneText>
      <SceneText x={86} y={303} size={11} family="bold">
        Example Kettles
      </SceneText>
      <Words
        x={46}
        y={332}
        lines={['The kettle that', 'pours cleanly']}
        size={15}
        family="display"
      />
      <Panel x={47} y={364} width={126} height={60} radius={8} fill="ppcPale" />
      <Kettle x={110} y={417} scale={0.6} fill="ppcLight" />
      <Pill x={46} y={432} width={128} height={22} label="See the range" fill="accent" size={11} />
      {notes.map(({ title, lines }, index) => (
        <g key={title}>
          <Line points={`210,${259 + index * 74} 372,${259 + index * 74}`} />
          <SceneText x={210} y={279 + index * 74} size={12} family="bold">
            {title}
          </SceneText>
          <Words x={210} y={297 + index * 74} lines={lines} size={12} />
        </g>
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Test record"
        about="Only the headline differed"
        edge="ppc"
        foot="Same products, targets and dates for both."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <SceneText x={428} y={112} size={13} family="bold">
        Orders from 400 clicks each
      </SceneText>
      {versions.map(({ version, headline, orders, rate, fill }, index) => (
        <g key={version}>
          <SceneText x={428} y={140 + index * 62} size={12}>
            {`${version}: ${headline}`}
          </SceneText>
          <Bar x={428} y={148 + index * 62} width={orders * 6} height={26} radius={5} fill={fill} />
          <SceneText
            x={438}
            y={166 + index * 62}
            size={13}
            family="bold"
            tone={fill === 'ppc' ? 'white' : 'ink'}
          >
            {`${orders} orders`}
          </SceneText>
          <SceneText x={772} y={166 + index * 62} size={14} family="display" anchor="end">
            {rate}
          </SceneText>
        </g>
      ))}
      <Panel x={428} y={252} width={344} height={72} radius={12} fill="ppcField" />
      <SceneText x={444} y={276} size={15} family="display">
        Keep B, and test it again
      </SceneText>
      <Words x={444} y={296} lines={verdict} size={12} />
      <Row y={354} cells={cells(unusedHead)} from={428} to={772} isHead />
      {unused.map((line, index) => (
        <Row key={line[0]} y={380 + index * 26} cells={cells(line)} from={428} to={772} />
      ))}
    </>
  );
}

function Logo({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Disc x={x} y={y} radius={16} fill="ppc" />
      <Kettle x={x} y={y + 8} scale={0.22} />
    </>
  );
}

const products = [
  { name: 'Steel', fill: 'white', rating: '4.6' },
  { name: 'Glass', fill: 'ppcLight', rating: '4.4' },
  { name: 'Travel', fill: 'seoField', rating: '4.5' },
] as const;

const notes = [
  { title: 'Headline', lines: ['29 of 50 characters.', 'Your name isn’t repeated.'] },
  { title: 'Where it’s from', lines: ['“Pours cleanly” is in', '38 of 210 reviews.'] },
  { title: 'Where it leads', lines: ['To your Store’s kettle page,', 'as the ad shows a range.'] },
] as const;

const versions = [
  {
    version: 'A',
    headline: 'The kettle that boils fast',
    orders: 28,
    rate: '7.0%',
    fill: 'ppcLight',
  },
  {
    version: 'B',
    headline: 'The kettle that pours cleanly',
    orders: 41,
    rate: '10.3%',
    fill: 'ppc',
  },
] as const;

const verdict = [
  'With no real difference between them, one test in ten',
  'would still end this far apart.',
];

function cells([headline, characters, reason]: readonly [string, string, string]) {
  return [
    { x: 428, text: headline },
    { x: 606, text: characters, anchor: 'end' as const },
    { x: 624, text: reason },
  ];
}

const unusedHead = ['Headlines not used', 'Length', 'Why'] as const;

const unused = [
  ['Light enough for one hand', '25', 'Only 4 reviews say so'],
  ['The best kettle in Britain', '26', '“Best” needs proof'],
  ['Boils in three minutes', '22', 'No test to prove it'],
  ['Boils fast, pours cleanly', '25', 'Two reasons at once'],
] as const;

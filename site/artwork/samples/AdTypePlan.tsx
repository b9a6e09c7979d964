import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Three types of ad side by side, then the plan with a share of the budget for each. */
export function AdTypePlan() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Ad types compared"
        about="Kettle range, Amazon UK"
        edge="ppc"
        foot="Other types, such as DSP, are on page 3."
        page="1"
      />
      {types.map(({ name, when }, index) => (
        <g key={name}>
          <Panel x={28 + index * 118} y={88} width={108} height={98} radius={10} fill="ppcPale" />
          <Place index={index} x={40 + index * 118} />
          <SceneText x={28 + index * 118} y={208} size={14} family="display">
            {name}
          </SceneText>
          <Pill
            x={92 + index * 118}
            y={194}
            width={44}
            height={20}
            label={when}
            size={11}
            fill={when === 'Now' ? 'sourcingField' : 'paper2'}
          />
        </g>
      ))}
      {rows.map(({ label, cells }, row) => (
        <g key={label}>
          <Line
            points={`28,${220 + row * 64} 372,${220 + row * 64}`}
            tone={row === 0 ? 'ink' : 'rule'}
            width={row === 0 ? 2 : 1}
          />
          <SceneText x={28} y={237 + row * 64} size={12} family="bold">
            {label}
          </SceneText>
          {cells.map((lines, index) => (
            <Words
              key={columns[index]}
              x={28 + index * 118}
              y={254 + row * 64}
              lines={lines}
              size={11}
            />
          ))}
        </g>
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="The plan"
        about="£20 a day to begin with"
        edge="ppc"
        foot="You decide how many types to try."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Row y={112} cells={planned(planHead)} {...right} isHead />
      {plan.map((line, index) => (
        <Row key={line[0]} y={138 + index * 26} cells={planned(line)} {...right} />
      ))}
      <Row y={242} cells={planned(['Total', '', '', '100%', '£20'])} {...right} isHead />
      <Panel x={428} y={266} width={344} height={148} radius={12} fill="ppcField" />
      <SceneText x={444} y={292} size={15} family="display">
        First campaign
      </SceneText>
      <Pill x={664} y={278} width={94} height={22} label="Ready to start" size={11} isOutlined />
      {setUp.map(([label, value], index) => (
        <g key={label}>
          <SceneText x={444} y={316 + index * 21} size={12}>
            {label}
          </SceneText>
          <SceneText x={516} y={316 + index * 21} size={12} family="bold">
            {value}
          </SceneText>
        </g>
      ))}
      <Words x={428} y={440} lines={next} size={12} />
    </>
  );
}

/** Where a type of ad appears: in the results, above them or beside a product. */
function Place({ index, x }: { index: number; x: number }) {
  if (index === 2) {
    return (
      <>
        <Panel x={x} y={100} width={46} height={50} radius={6} />
        <Kettle x={x + 23} y={141} scale={0.36} fill="paper2" />
        <Bar x={x} y={158} width={46} />
        <Bar x={x} y={168} width={30} />
        <Panel x={x + 54} y={100} width={30} height={74} radius={6} fill="ppc" />
        <SmallKettle x={x + 69} y={140} />
      </>
    );
  }
  if (index === 1) {
    return (
      <>
        <Panel x={x} y={100} width={84} height={28} radius={6} fill="ppc" />
        <SceneText x={x + 42} y={118.5} size={11} family="bold" tone="white" anchor="middle">
          Your brand
        </SceneText>
        {[0, 30, 60].map((left) => (
          <g key={left}>
            <Panel x={x + left} y={136} width={24} height={38} radius={5} />
            <SmallKettle x={x + left + 12} y={166} />
          </g>
        ))}
      </>
    );
  }
  return [0, 30, 60].map((left) => {
    const [card, words] =
      left === 0 ? (['ppc', 'ppcField'] as const) : (['white', 'rule'] as const);
    return (
      <g key={left}>
        <Panel x={x + left} y={100} width={24} height={74} radius={5} fill={card} />
        <SmallKettle x={x + left + 12} y={134} />
        <Bar x={x + left + 5} y={146} width={14} fill={words} />
        <Bar x={x + left + 5} y={157} width={9} fill={words} />
      </g>
    );
  });
}

/** A kettle 18 units wide, standing on (x, y). */
function SmallKettle({ x, y }: { x: number; y: number }) {
  return (
    <>
      <Shape d={`M${x + 4} ${y - 11}c5-1 5 7 1 7M${x - 4} ${y - 4}l-4-6`} />
      <Shape d={`M${x - 5} ${y}c0-9 1-14 5-14s5 5 5 14z`} fill="paper2" />
      <Shape d={`M${x} ${y - 18}v1`} width={3} />
    </>
  );
}

const right = { from: 428, to: 772 };

const types = [
  { name: 'Products', when: 'Now' },
  { name: 'Brands', when: 'Now' },
  { name: 'Display', when: 'Later' },
] as const;
const columns = types.map(({ name }) => name);

const rows = [
  {
    label: 'Where it appears',
    cells: [
      ['Search results and', 'product pages'],
      ['Often at the top of', 'search results'],
      ['Product pages, and', 'sites off Amazon'],
    ],
  },
  {
    label: 'What you need',
    cells: [
      ['The Featured Offer,', 'and stock'],
      ['Brand Registry, a', 'logo and headline'],
      ['Brand Registry,', 'and stock'],
    ],
  },
  {
    label: 'How you pay',
    cells: [
      ['Per click'],
      ['Per click, or per', '1,000 views'],
      ['Per click, or per', '1,000 views'],
    ],
  },
  {
    label: 'Judge it by',
    cells: [
      ['ACOS: break-even', 'is 30%'],
      ['Orders from new', 'customers'],
      ['Orders from people', 'who came back'],
    ],
  },
] as const;

function planned([group, product, type, share, amount]: readonly [
  string,
  string,
  string,
  string,
  string,
]) {
  return [
    { x: 428, text: group, family: 'bold' as const },
    { x: 502, text: product },
    { x: 606, text: type },
    { x: 716, text: share, anchor: 'end' as const },
    { x: 772, text: amount, anchor: 'end' as const, family: 'bold' as const },
  ].filter(({ text }) => text);
}

const planHead = ['Group', 'Product', 'Ad type', 'Share', 'A day'] as const;

const plan = [
  ['Launch', 'Travel kettle', 'Products', '30%', '£6'],
  ['Growth', 'Steel kettle', 'Products', '30%', '£6'],
  ['Defence', 'The range', 'Brands', '30%', '£6'],
  ['Clearance', 'Red kettle', 'Display', '10%', '£2'],
] as const;

const setUp = [
  ['Name', 'SP / Travel 0.8L / Auto / Research'],
  ['Targeting', 'Automatic, a bid for each group'],
  ['Bids', 'close 40p, loose 25p, the rest 30p'],
  ['Budget', '£6 a day, bidding “down only”'],
  ['Judge it', 'by its searches, after 100 clicks'],
] as const;

const next = [
  'Display waits until Products is below 30% ACOS for',
  'four weeks. Until then, its £2 goes to Launch.',
];

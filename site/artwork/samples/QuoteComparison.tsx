import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** Three quotes on the same basis: terms, the costs of each piece and what we recommend. */
export function QuoteComparison() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Quote comparison"
        about="Enamel kettle, 1.5 litres. 2,000 pieces, FOB, in dollars"
        edge="sourcing"
        foot="Change the quantity in the spreadsheet."
        page="Page 1 of 4"
      />
      <Bar x={288} y={94} width={78} height={291} radius={10} fill="sourcingField" />
      <Row y={116} cells={cells(head)} from={28} to={452} isHead />
      {terms.map((line, index) => (
        <Row key={line[0]} y={142 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      <SceneText x={28} y={237} size={15} family="display">
        Cost of each piece
      </SceneText>
      {costs.map((line, index) => (
        <Row key={line[0]} y={263 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      <Bar x={16} y={385} width={448} height={40} radius={10} fill="ink" />
      {cells(total).map(({ text, ...cell }, index) => (
        <SceneText
          key={text}
          {...cell}
          y={410}
          size={index === 0 ? 13 : 15}
          family={index === 0 ? 'bold' : 'display'}
          tone={index === 2 ? 'successOnInk' : 'white'}
        >
          {text}
        </SceneText>
      ))}
      <Panel x={28} y={437} width={424} height={86} radius={12} fill="sourcingField" />
      <SceneText x={46} y={461} size={15} family="display">
        We recommend Factory B
      </SceneText>
      <Words x={46} y={481} lines={reasons} size={12} />
      <SceneText x={28} y={560} size={15} family="display">
        Factory B at other quantities
      </SceneText>
      {quantities.map(([pieces, cost], index) => (
        <Row
          key={pieces}
          y={585 + index * 26}
          cells={[
            { x: 28, text: pieces },
            { x: 452, text: cost, anchor: 'end' },
          ]}
          from={28}
          to={452}
        />
      ))}
    </>
  );
}

function cells([name, one, other, third]: readonly [string, string, string, string]) {
  return [
    { x: 28, text: name },
    { x: 260, text: one, anchor: 'end' as const },
    { x: 356, text: other, anchor: 'end' as const },
    { x: 452, text: third, anchor: 'end' as const },
  ];
}

const head = ['Terms', 'Factory A', 'Factory B', 'Factory C'] as const;

const terms = [
  ['Minimum order', '1,000', '300', '500'],
  ['Lead time', '45 days', '25 days', '20 days'],
  ['Deposit', '30%', '30%', '50%'],
] as const;

const costs = [
  ['Quoted price', '3.80', '3.45', '3.20'],
  ['Packaging and tooling', '0.10', '0.12', '0.35'],
  ['Freight and insurance', '0.55', '0.55', '0.92'],
  ['Duty, 4%', '0.18', '0.16', '0.18'],
  ['Inspection', '0.15', '0.15', '0.15'],
] as const;

const total = ['Landed cost', '$4.78', '$4.43', '$4.80'] as const;

const reasons = [
  'It makes only kettles, and its landed cost is the lowest.',
  'Second choice: Factory A, which is slower but has spare capacity.',
  'C quotes least but costs most: its larger box adds $0.37 to freight.',
];

const quantities = [
  ['1,000 pieces', '$4.70'],
  ['4,000 pieces', '$4.30'],
] as const;

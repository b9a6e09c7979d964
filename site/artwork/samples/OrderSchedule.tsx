import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** An order's schedule: each stage with its date and who does it, then the shipping documents. */
export function OrderSchedule() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Order schedule"
        about="Order 14. 3,000 enamel mugs, Shenzhen to Los Angeles"
        edge="sourcing"
        foot="Updated on 29 June"
        page="Page 1 of 3"
      />
      <Bar x={28} y={90} width={424} height={44} radius={10} fill="ink" />
      <SceneText x={46} y={119} size={22} family="display" tone="successOnInk">
        At sea
      </SceneText>
      <SceneText x={126} y={117} size={13} tone="white">
        on schedule for delivery on 21 July
      </SceneText>
      <Row y={160} cells={cells(28, head)} from={28} to={452} isHead />
      {stages.map((stage, index) => (
        <StageRow key={stage[0]} y={186 + index * 26} stage={stage} />
      ))}
      <Panel x={28} y={534} width={424} height={90} radius={12} fill="sourcingField" />
      <Row y={553} cells={papers(paperHead)} from={46} to={434} isHead />
      {documents.map((line, index) => (
        <g key={line[0]}>
          {papers(line).map((cell) => (
            <SceneText key={cell.x} x={cell.x} y={578 + index * 18} anchor={cell.anchor}>
              {cell.text}
            </SceneText>
          ))}
        </g>
      ))}
    </>
  );
}

type Stage = readonly [name: string, who: string, planned: string, done: string];

function StageRow({ y, stage }: { y: number; stage: Stage }) {
  const [name, , , done] = stage;
  const isOpen = name === lateStage;
  return (
    <>
      {isOpen && <Bar x={28} y={y - 17} width={424} height={26} radius={0} fill="seoField" />}
      <Row y={y} cells={cells(52, stage)} from={28} to={452} />
      {isOpen && (
        <SceneText x={34} y={y} size={13} family="bold">
          !
        </SceneText>
      )}
      {!isOpen && done !== due && <Tick x={32} y={y} />}
    </>
  );
}

/** What the customer has to do is bold. */
function cells(x: number, [name, who, planned, done]: Stage) {
  return [
    { x, text: name },
    { x: 246, text: who, ...(who === 'You' && { family: 'bold' as const }) },
    { x: 378, text: planned, anchor: 'end' as const },
    { x: 446, text: done, anchor: 'end' as const },
  ];
}

const head: Stage = ['Stage', 'Who', 'Planned', 'Done'];

const lateStage = 'Production finished, 2 days late';
const due = 'due';

const stages: readonly Stage[] = [
  ['Specification signed', 'You', '2 April', '2 April'],
  ['Three quotes compared', 'Us', '16 April', '16 April'],
  ['Factory chosen', 'You', '20 April', '17 April'],
  ['Sample approved', 'You', '29 April', '29 April'],
  ['Order placed, deposit paid', 'You', '30 April', '30 April'],
  [lateStage, 'Factory', '8 June', '10 June'],
  ['Inspection passed', 'Us', '12 June', '12 June'],
  ['Balance paid', 'You', '15 June', '15 June'],
  ['Documents checked', 'Us', '18 June', '18 June'],
  ['Vessel sails', 'Carrier', '23 June', '23 June'],
  ['Vessel arrives', 'Carrier', '13 July', due],
  ['Cleared by customs', 'Your broker', '16 July', due],
  ['Delivered to you', 'Haulier', '21 July', due],
];

function papers([name, pieces, cartons, weight, code]: readonly [
  string,
  string,
  string,
  string,
  string,
]) {
  return [
    { x: 46, text: name, anchor: 'start' as const },
    { x: 206, text: pieces, anchor: 'end' as const },
    { x: 272, text: cartons, anchor: 'end' as const },
    { x: 346, text: weight, anchor: 'end' as const },
    { x: 434, text: code, anchor: 'end' as const },
  ];
}

const paperHead = ['Documents agree', 'Pieces', 'Cartons', 'Weight', 'HS code'] as const;

const documents = [
  ['Invoice', '3,000', '60', '630 kg', '7323.94'],
  ['Packing list', '3,000', '60', '630 kg', '7323.94'],
  ['Bill of lading', '3,000', '60', '630 kg', '7323.94'],
] as const;

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

/** The first page of an inspection report: result, counts, two photographs and measurements. */
export function InspectionReport() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Inspection report"
        about="Enamel kettle, 1.5 litres. Lot of 1,000 pieces, before shipment"
        edge="sourcing"
        foot="ISO 2859-1:1999, level II, letter J"
        page="Page 1 of 12"
      />
      <Bar x={28} y={90} width={424} height={44} radius={10} fill="ink" />
      <SceneText x={46} y={119} size={22} family="display" tone="successOnInk">
        Pass
      </SceneText>
      <SceneText x={112} y={117} size={13} tone="white">
        80 pieces drawn from 20 of 50 cartons
      </SceneText>
      <Row
        y={164}
        cells={counts(['Faults', 'Found', 'Allowed', 'Result'])}
        from={28}
        to={452}
        isHead
      />
      {faults.map((fault, index) => (
        <Row key={fault[0]} y={190 + index * 26} cells={counts(fault)} from={28} to={452} />
      ))}
      <Panel x={28} y={272} width={148} height={132} radius={10} fill="sourcingField" />
      <Kettle x={102} y={392} />
      <Pill x={38} y={282} width={88} height={22} label="Good unit" size={12} isOutlined />
      <Panel x={192} y={272} width={260} height={132} radius={10} fill="seoPale" />
      <Kettle x={266} y={392} />
      <Shape d="M269 356l5-3 4 4-3 4-5-1z" fill="ink" width={1} />
      <Shape d="M283 358a9.5 9.5 0 1 1-19 0a9.5 9.5 0 0 1 19 0" line="copy" width={2.5} />
      <Line points="278,349 296,326 357,326" tone="copy" width={2.5} />
      <Shape d="M434 340a40 40 0 1 1-80 0a40 40 0 0 1 80 0" fill="white" line="copy" width={3} />
      <Shape d="M373 335q1-14 16-12 15-5 21 6 6 10-5 17-12 6-22 2-11-4-10-13z" fill="rule" />
      <Shape d="M382 335q0-6 9-5 10-3 13 3 2 6-5 8-7 3-12 0-5-2-5-6z" fill="ink" width={1} />
      <SceneText x={394} y={367} size={12} family="bold" anchor="middle">
        4 mm
      </SceneText>
      <Pill
        x={198}
        y={282}
        width={152}
        height={22}
        label="Major: chipped enamel"
        size={12}
        isOutlined
      />
      <Row y={436} cells={cells(['Measured', 'Specified', 'Found'])} from={28} to={452} isHead />
      {measured.map((line, index) => (
        <Row key={line[0]} y={462 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      <SceneText x={28} y={566} size={13} family="bold">
        Settle before you pay
      </SceneText>
      <Words x={28} y={586} lines={settle} size={12} />
    </>
  );
}

function counts([name, found, allowed, result]: readonly [string, string, string, string]) {
  return [
    { x: 28, text: name },
    { x: 258, text: found, anchor: 'end' as const },
    { x: 336, text: allowed, anchor: 'end' as const },
    { x: 452, text: result, anchor: 'end' as const },
  ];
}

function cells([name, one, other]: readonly [string, string, string]) {
  return [
    { x: 28, text: name },
    { x: 340, text: one, anchor: 'end' as const },
    { x: 452, text: other, anchor: 'end' as const },
  ];
}

const faults = [
  ['Critical, such as a loose handle', '0', '0', 'pass'],
  ['Major, AQL 2.5', '3', '5', 'pass'],
  ['Minor, AQL 4.0', '6', '7', 'pass'],
] as const;

const measured = [
  ['Weight, 5 pieces', '1,120–1,180 g', '1,138–1,161 g'],
  ['Base, 5 pieces', '164–166 mm', '164.6–165.3 mm'],
  ['Barcode, 20 cartons', '20 scan', '20 scan'],
] as const;

const settle = [
  '1. Replace three kettles with chipped enamel.',
  '2. Repack carton 14, which is crushed at one corner.',
];

import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The form with which a buyer approves a sample: photograph, measurements and signature. */
export function SampleApproval() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Sample approval"
        about="Enamel kettle with your label. Second sample"
        edge="sourcing"
        foot="Production has to match the sample you approve."
        page="Page 1 of 2"
      />
      <Panel x={28} y={92} width={424} height={166} radius={10} fill="sourcingField" />
      <g transform="translate(-92 -178) scale(1.5)">
        <Kettle x={140} y={280} fill="sourcing" />
      </g>
      <RisingPath points="84,206 96,196 104,200 120,184" radius={4} />
      <Line points="132,195 204,195" width={2} />
      <Pill x={204} y={183} width={174} height={24} label="Your logo, 42 mm, by laser" size={11} />
      <Line points="152,150 204,150" width={2} />
      <Pill x={204} y={138} width={134} height={24} label="Matt, Pantone 5535" size={11} />
      <Panel x={384} y={130} width={52} height={76} radius={6} />
      <Bar x={385} y={131} width={50} height={52} radius={5} fill="sourcing" />
      <Row y={292} cells={cells(head)} from={28} to={452} isHead />
      {checks.map((line, index) => (
        <g key={line[0]}>
          <Row y={318 + index * 26} cells={cells(line)} from={28} to={452} />
          <Tick x={434} y={318 + index * 26} />
        </g>
      ))}
      <SceneText x={28} y={488} size={15} family="display">
        Corrected since the first sample
      </SceneText>
      <Words x={28} y={512} lines={corrected} size={12} />
      <Line points="28,586 262,586" width={2} />
      <SceneText x={28} y={604} size={12} tone="soft">
        Approved by
      </SceneText>
      <Line points="290,586 452,586" width={2} />
      <SceneText x={290} y={604} size={12} tone="soft">
        Date
      </SceneText>
    </>
  );
}

function cells([name, specified, found]: readonly [string, string, string]) {
  return [
    { x: 28, text: name },
    { x: 92, text: specified },
    { x: 238, text: found, family: 'bold' as const },
  ];
}

const head = ['Checked', 'Specified', 'This sample'] as const;

const checks = [
  ['Colour', 'Pantone 5535, matt', 'matches in daylight'],
  ['Logo', '42 mm wide, by laser', '42 mm'],
  ['Weight', '1,120–1,180 g', '1,146 g'],
  ['Box', 'your artwork, 4 colours', 'as in the proof'],
  ['Barcode', 'scans on the box', 'scans'],
] as const;

const corrected = [
  '1. The logo is 6 mm higher, clear of the spout.',
  '2. The rivets of the handle are flush.',
];

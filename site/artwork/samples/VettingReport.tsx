import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A vetting report: the verdict, what was checked, the terms before and after, the conditions. */
export function VettingReport() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Vetting report"
        about="Factory D, Shenzhen. Enamel kettles, 300 pieces"
        edge="sourcing"
        foot="Copies of the documents are attached."
        page="Page 1 of 9"
      />
      <Bar x={28} y={90} width={424} height={44} radius={10} fill="ink" />
      <SceneText x={46} y={119} size={22} family="display" tone="successOnInk">
        Go ahead
      </SceneText>
      <SceneText x={158} y={117} size={13} tone="white">
        with two conditions
      </SceneText>
      {checks.map(({ check, result, isOpen }, index) => (
        <g key={check}>
          {isOpen && (
            <Bar x={28} y={148 + index * 26} width={424} height={26} radius={0} fill="seoField" />
          )}
          <Row
            y={165 + index * 26}
            cells={[
              { x: 52, text: check, family: 'bold' },
              { x: 164, text: result },
            ]}
            from={28}
            to={452}
          />
          {isOpen ? (
            <SceneText x={34} y={165 + index * 26} size={13} family="bold">
              !
            </SceneText>
          ) : (
            <Tick x={32} y={165 + index * 26} />
          )}
        </g>
      ))}
      <Row y={344} cells={cells(head)} from={28} to={452} isHead />
      {terms.map((line, index) => (
        <Row key={line[0]} y={370 + index * 26} cells={cells(line)} from={28} to={452} />
      ))}
      <SceneText x={28} y={548} size={15} family="display">
        Before you pay the deposit
      </SceneText>
      <Words x={28} y={571} lines={conditions} size={12} />
    </>
  );
}

function cells([term, first, final]: readonly [string, string, string]) {
  return [
    { x: 28, text: term },
    { x: 164, text: first, tone: 'soft' as const },
    { x: 290, text: final, family: 'bold' as const },
  ];
}

const checks: readonly { check: string; result: string; isOpen?: true }[] = [
  { check: 'Business licence', result: 'matches the company register' },
  { check: 'Manufacturer', result: 'its licence covers manufacturing' },
  { check: 'Certificates', result: '2 of 3 confirmed by their issuers', isOpen: true },
  { check: 'Production line', result: 'seen on live video, 12 May' },
  { check: 'Bank account', result: 'in the name on the contract' },
  { check: 'References', result: '3 of 3 buyers would order again' },
];

const head = ['Terms', 'First quote', 'Agreed'] as const;

const terms = [
  ['Unit price', '$3.70', '$3.45'],
  ['Minimum order', '500 pieces', '300 pieces'],
  ['Deposit', '50%', '30%'],
  ['Balance', 'before loading', 'after the inspection'],
  ['If it delivers late', 'nothing', '1% off for each week'],
] as const;

const conditions = [
  '1. A valid food contact certificate, confirmed by the laboratory.',
  '2. The mould is yours, and the agreement says so.',
];

import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Waterfall } from '../diagram-parts/Waterfall.tsx';
import { WaterfallRows } from '../diagram-parts/WaterfallRows.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Factory } from '../parts/Factory.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** From the price in the quote to the cost of each piece that can be sold. */
export function LandedCostChina({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const steps = [
  { lines: ['Goods,', 'FOB Ningbo'], amount: '3.36', from: 3, to: 3.36, fill: 'sourcingField' },
  { lines: ['Freight,', 'insurance'], amount: '0.30', from: 3.36, to: 3.66 },
  { lines: ['Duty', '4%'], amount: '0.15', from: 3.66, to: 3.81 },
  { lines: ['Clearance,', 'delivery'], amount: '0.33', from: 3.81, to: 4.14 },
  { lines: ['Inspection,', 'bank'], amount: '0.27', from: 4.14, to: 4.41 },
  { lines: ['2% faulty', 'pieces'], amount: '0.09', from: 4.41, to: 4.5 },
] as const;

const total = {
  lines: ['At your door'],
  amount: '4.50',
  from: 3,
  to: 4.5,
  fill: 'accent',
} as const;

const marks = [3, 3.5, 4, 4.5].map((value) => ({ value, label: `£${value.toFixed(2)}` }));
const chart = { range: [3, 4.6], marks, steps, fill: 'sourcingLight' } as const;

function Wide() {
  return (
    <>
      <Ground of="sourcing" width={740} height={500} />
      <Panel x={16} y={16} width={708} height={468} />
      <Waterfall left={80} right={570} top={50} bottom={370} {...chart} />
      <Line points="72,345 80,342 80,350 86,347" tone="white" width={6} />
      <Line points="72,346 88,339" />
      <Line points="72,354 88,347" />
      <Line points="80,238 570,238" isDashed />
      <Words x={578} y={234} lines={['customs value', 'ends here, £3.66']} size={12} />
      <Words x={94} y={208} lines={['£3.36 in', 'the quote']} size={13} family="bold" />
      <Words x={578} y={66} lines={['£4.50', 'at your door']} size={15} family="bold" />
      <Words x={578} y={116} lines={['+34% on', 'the quote']} size={13} />
      <g transform="translate(121 456)">
        {icons.map((icon, index) => (
          <g key={steps[index]?.amount} transform={`translate(${index * 82} 0)`}>
            {icon}
          </g>
        ))}
      </g>
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="sourcing" width={380} height={640} />
      <Panel x={12} y={12} width={356} height={616} />
      <Words
        x={34}
        y={46}
        lines={['£3.36 in the quote,', '£4.50 at your door: +34%']}
        size={15}
        family="bold"
      />
      <Words x={34} y={92} lines={['Dashed line: customs value, £3.66']} size={12} />
      <WaterfallRows
        left={44}
        right={216}
        amounts={344}
        top={108}
        bottom={580}
        {...chart}
        steps={[...steps, total]}
        isBroken
      />
      <Line points="115,108 115,580" isDashed />
    </>
  );
}

const icons = [
  <Factory key="factory" x={-22} y={14} />,
  <Shape key="ship" d="M-22 2h44l-7 12h-30zM-12 2v-8h10v8M0 2v-14h12v14" fill="sourcingField" />,
  <Shape key="stamp" d="M-6-16h12l-2 12h10v8h-28v-8h10zM-16 12h32" fill="sourcingField" />,
  <Shape
    key="lorry"
    d="M-22-10h24v20h-24zM2-4h10l8 8v6h-18zM-16 10a4 4 0 1 0 8 0M8 10a4 4 0 1 0 8 0"
    fill="sourcingField"
  />,
  <Shape key="lens" d="M-14-4a9 9 0 1 1 18 0a9 9 0 1 1-18 0M2 3l12 12" fill="sourcingField" />,
  <Shape key="cracked" d="M-16-14h32v28h-32zM-2-14l5 9-7 6 6 6-4 7" fill="sourcingField" />,
];

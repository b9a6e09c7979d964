import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Waterfall } from '../diagram-parts/Waterfall.tsx';
import { WaterfallRows } from '../diagram-parts/WaterfallRows.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';

/** How the £24 price of a kettle is spent, and what is left for ads. */
export function AcosBreakEven({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const steps = [
  { lines: ['Landed', 'cost'], amount: '6.40', from: 0, to: 6.4 },
  { lines: ['VAT'], amount: '4.00', from: 6.4, to: 10.4 },
  { lines: ['Referral', 'fee'], amount: '3.60', from: 10.4, to: 14 },
  { lines: ['Fulfilment'], amount: '3.50', from: 14, to: 17.5 },
  { lines: ['Returns'], amount: '0.50', from: 17.5, to: 18 },
  { lines: ['Left', 'for ads'], amount: '6.00', from: 18, to: 24, fill: 'accent' },
] as const;

const marks = [0, 6, 12, 18, 24].map((value) => ({ value, label: `£${value}` }));
const sum = ['6.00 ÷ 24.00 = 25%', 'break-even ACOS'];
const target = ['Target 15%: ads', 'take 3.60, you', 'keep 2.40'];

function Wide() {
  return (
    <>
      <Ground of="ppc" width={740} height={470} />
      <Panel x={16} y={16} width={708} height={438} />
      <Waterfall
        left={70}
        right={550}
        top={56}
        bottom={396}
        range={[0, 24]}
        marks={marks}
        steps={steps}
        fill="ppcLight"
      />
      <Line points="484,90 536,90" isDashed />
      <Line points="552,56 560,56 560,141 552,141" />
      <Words x={572} y={70} lines={sum} size={14} family="bold" />
      <Words x={572} y={122} lines={target} size={13} />
      <Kettle x={636} y={396} fill="ppcPale" />
      <FlowBox
        x={572}
        y={248}
        width={132}
        height={50}
        lines={['A kettle at £24,', 'VAT included']}
        fill="ppcPale"
      />
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="ppc" width={380} height={620} />
      <Panel x={12} y={12} width={356} height={596} />
      <Words x={34} y={46} lines={['A kettle at £24, VAT included']} size={15} family="bold" />
      <Words x={34} y={76} lines={['6.00 ÷ 24.00 = 25% break-even ACOS']} size={13} family="bold" />
      <Words x={34} y={98} lines={['Target 15%: ads take 3.60,', 'you keep 2.40']} size={13} />
      <WaterfallRows
        left={34}
        right={216}
        amounts={344}
        top={130}
        bottom={560}
        range={[0, 24]}
        marks={marks}
        steps={steps}
        fill="ppcLight"
      />
      <Line points="197.8,510 197.8,526" isDashed />
    </>
  );
}

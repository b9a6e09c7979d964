import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { FlowArrow } from '../diagram-parts/FlowArrow.tsx';
import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { ClickRuler } from './ClickRuler.tsx';

/** What to do with a search term: three questions, then its number of clicks. */
export function NegativeKeywords({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const answer = { size: 13, family: 'bold' } as const;
const term = { height: 44, lines: ['Search term'], radius: 22, fill: 'ppcPale' } as const;
const block = {
  height: 44,
  lines: ['Block, phrase'],
  fill: 'ink',
  tone: 'white',
  radius: 22,
} as const;
const keep = {
  height: 44,
  lines: ['Keep'],
  fill: 'sourcingField',
  line: 'success',
  radius: 22,
} as const;
const lower = { height: 44, lines: ['Lower the bid'], radius: 22, fill: 'ppcPale' } as const;
const fits = ['Does it fit', 'the product?'];
const profit = ['Under break-', 'even ACOS?'];

function Wide() {
  return (
    <>
      <Ground of="ppc" width={740} height={480} />
      <FlowArrow points="140,62 174,62" />
      <FlowArrow points="340,62 418,62" />
      <Words x={362} y={54} lines={['Yes']} {...answer} />
      <FlowArrow points="258,94 258,138" />
      <Words x={268} y={122} lines={['No']} {...answer} />
      <FlowArrow points="546,62 588,62" />
      <Words x={552} y={54} lines={['Yes']} {...answer} />
      <FlowArrow points="484,94 484,260" />
      <Words x={494} y={122} lines={['No']} {...answer} />
      <FlowArrow points="622,94 622,138" />
      <Words x={630} y={120} lines={['Yes']} {...answer} />
      <FlowArrow points="696,94 696,194" />
      <Words x={704} y={120} lines={['No']} {...answer} />
      <FlowBox x={20} y={40} width={120} {...term} />
      <FlowBox x={178} y={30} width={162} height={64} lines={fits} size={14} />
      <FlowBox x={422} y={30} width={124} height={64} lines={['Has it sold?']} size={14} />
      <FlowBox x={592} y={30} width={132} height={64} lines={profit} size={14} />
      <FlowBox x={178} y={142} width={162} {...block} />
      <Words x={259} y={206} lines={['for example “glass”']} size={13} anchor="middle" />
      <FlowBox x={588} y={142} width={68} {...keep} />
      <FlowBox x={600} y={198} width={124} {...lower} />
      <ClickRuler x={20} y={264} width={700} />
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="ppc" width={380} height={680} />
      <FlowArrow points="98,64 98,92" />
      <FlowArrow points="176,128 222,128" />
      <Words x={184} y={120} lines={['No']} {...answer} />
      <FlowArrow points="98,160 98,212" />
      <Words x={108} y={192} lines={['Yes']} {...answer} />
      <FlowArrow points="176,248 222,248" />
      <Words x={182} y={240} lines={['Yes']} {...answer} />
      <FlowArrow points="98,280 98,436" />
      <Words x={108} y={312} lines={['No']} {...answer} />
      <FlowArrow points="250,280 250,326 216,326" />
      <Words x={258} y={306} lines={['Yes']} {...answer} />
      <FlowArrow points="330,280 330,362" />
      <Words x={338} y={306} lines={['No']} {...answer} />
      <FlowBox x={20} y={20} width={156} {...term} />
      <FlowBox x={20} y={96} width={156} height={64} lines={fits} size={14} />
      <FlowBox x={226} y={106} width={134} {...block} />
      <Words x={293} y={170} lines={['such as “glass”']} size={13} anchor="middle" />
      <FlowBox x={20} y={216} width={156} height={64} lines={['Has it sold?']} size={14} />
      <FlowBox x={226} y={216} width={134} height={64} lines={profit} size={14} />
      <FlowBox x={140} y={304} width={72} {...keep} />
      <FlowBox x={236} y={366} width={124} {...lower} />
      <ClickRuler x={20} y={440} width={340} />
    </>
  );
}

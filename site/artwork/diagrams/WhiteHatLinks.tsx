import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { FlowArrow } from '../diagram-parts/FlowArrow.tsx';
import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Ground } from '../diagram-parts/Ground.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { LinkEnd } from './LinkEnd.tsx';
import { ReadingTest } from './ReadingTest.tsx';

/** Four questions about a link, and where each answer leads. */
export function WhiteHatLinks({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const questions = {
  wanted: ['1 Wanted without', 'search engines?'],
  money: ['2 Money or a', 'gift for it?'],
  labelled: ['Labelled sponsored', 'or nofollow?'],
  pays: ['4 Worth the price?'],
};

function Wide() {
  return (
    <>
      <Ground of="seo" width={740} height={540} />
      <FlowArrow points="176,474 228,474" />
      <Label x={184} y={466} text="No" />
      <LinkEnd x={232} y={452} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="96,440 96,366 120,366" />
      <Label x={104} y={410} text="Yes" />
      <FlowArrow points="276,366 320,366" />
      <Label x={282} y={358} text="Yes" />
      <FlowArrow points="480,366 540,366" />
      <Label x={486} y={358} text="Refused" />
      <LinkEnd x={544} y={344} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="200,334 200,304" />
      <Label x={208} y={324} text="No" />
      <FlowArrow points="400,334 400,304" />
      <Label x={408} y={324} text="Labelled" />
      <FlowArrow points="532,250 564,250" />
      <Label x={540} y={242} text="No" />
      <LinkEnd x={568} y={228} width={110} lines={['Leave it']} isStop />
      <RisingPath points="206,204 222,168 214,152 232,122" />
      <Label x={236} y={170} text="Yes, unpaid" />
      <LinkEnd x={120} y={50} width={176} lines={['Take it: an', 'editor’s choice']} />
      <FlowArrow points="400,204 400,154" />
      <Label x={408} y={182} text="Yes, labelled" />
      <FlowArrow points="486,126 540,126" />
      <Label x={494} y={118} text="No" />
      <LinkEnd x={544} y={96} width={172} lines={['Offer less:', 'here £43 at most']} isStop />
      <RisingPath points="440,104 480,66 510,72 540,48" />
      <Label x={452} y={60} text="Yes" />
      <LinkEnd x={554} y={22} width={162} lines={['Buy it as', 'advertising']} />
      <FlowBox x={24} y={442} width={152} height={64} lines={questions.wanted} />
      <FlowBox x={124} y={334} width={152} height={64} lines={questions.money} />
      <FlowBox
        x={324}
        y={334}
        width={156}
        height={64}
        lines={questions.labelled}
        family="text"
        fill="paper2"
      />
      <ReadingTest x={160} y={204} width={372} />
      <FlowBox x={324} y={104} width={162} height={46} lines={questions.pays} />
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="seo" width={380} height={746} />
      <FlowArrow points="180,52 250,52" />
      <Label x={196} y={44} text="No" />
      <LinkEnd x={254} y={30} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="64,84 64,126" />
      <Label x={74} y={110} text="Yes" />
      <FlowArrow points="140,194 140,236" />
      <Label x={150} y={220} text="Yes" />
      <FlowArrow points="34,194 34,348" />
      <Label x={44} y={220} text="No" />
      <FlowArrow points="198,272 260,272" />
      <Label x={203} y={263} text="Refused" />
      <LinkEnd x={264} y={250} width={100} lines={['Leave it']} isStop />
      <FlowArrow points="140,304 140,348" />
      <Label x={150} y={331} text="Labelled" />
      <FlowArrow points="300,448 300,482" />
      <Label x={310} y={469} text="No" />
      <LinkEnd x={254} y={486} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="64,448 64,492" />
      <Label x={74} y={475} text="Yes, unpaid" />
      <LinkEnd x={16} y={496} width={158} lines={['Take it: an', 'editor’s choice']} />
      <FlowArrow points="206,448 206,568" />
      <Label x={216} y={555} text="Yes, labelled" />
      <FlowArrow points="300,624 300,664" />
      <Label x={310} y={648} text="No" />
      <FlowArrow points="196,598 91,598 91,664" />
      <Label x={150} y={590} text="Yes" />
      <LinkEnd x={16} y={668} width={150} lines={['Buy it as', 'advertising']} />
      <LinkEnd x={196} y={668} width={168} lines={['Offer less:', 'here £43 at most']} isStop />
      <FlowBox x={16} y={20} width={164} height={64} lines={questions.wanted} />
      <FlowBox x={16} y={130} width={164} height={64} lines={questions.money} />
      <FlowBox
        x={52}
        y={240}
        width={146}
        height={64}
        lines={questions.labelled}
        family="text"
        fill="paper2"
      />
      <ReadingTest x={16} y={352} width={348} />
      <FlowBox x={196} y={572} width={168} height={52} lines={questions.pays} />
    </>
  );
}

type LabelProps = { x: number; y: number; text: string };

/** An answer beside its arrow. */
function Label({ x, y, text }: LabelProps) {
  return (
    <SceneText x={x} y={y} size={13} family="bold">
      {text}
    </SceneText>
  );
}

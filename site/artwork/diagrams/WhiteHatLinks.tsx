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
  labelled: ['Labelled? sponsored', 'or nofollow'],
  pays: ['4 Do its visits pay?'],
};

function Wide() {
  return (
    <>
      <Ground of="seo" width={740} height={540} />
      <FlowArrow points="176,474 228,474" />
      <Label x={184} y={466} text="No" />
      <LinkEnd x={232} y={452} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="96,440 96,366 122,366" />
      <Label x={104} y={410} text="Yes" />
      <FlowArrow points="276,366 322,366" />
      <Label x={282} y={358} text="Yes" />
      <FlowArrow points="480,366 540,366" />
      <Label x={486} y={358} text="Refused" />
      <LinkEnd x={544} y={344} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="200,334 200,302" />
      <Label x={208} y={324} text="No" />
      <FlowArrow points="400,334 400,302" />
      <Label x={408} y={324} text="Labelled" />
      <FlowArrow points="532,250 564,250" />
      <Label x={540} y={242} text="No" />
      <LinkEnd x={568} y={228} width={110} lines={['Leave it']} isStop />
      <RisingPath points="206,204 222,168 214,152 232,122" />
      <Label x={236} y={170} text="Yes, unpaid" />
      <LinkEnd x={120} y={50} width={176} lines={['Take it: an', 'editor’s choice']} />
      <FlowArrow points="400,204 400,150" />
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
      <Ground of="seo" width={380} height={790} />
      <FlowArrow points="180,52 246,52" />
      <Label x={196} y={44} text="No" />
      <LinkEnd x={250} y={30} width={110} lines={['Leave it']} isStop />
      <FlowArrow points="64,84 64,128" />
      <Label x={74} y={112} text="Yes" />
      <FlowArrow points="140,194 140,238" />
      <Label x={150} y={222} text="Yes" />
      <FlowArrow points="44,194 44,350" />
      <Label x={24} y={276} text="No" isPlate />
      <FlowArrow points="260,272 284,272" />
      <Label x={284} y={238} text="Refused" />
      <LinkEnd x={268} y={250} width={104} lines={['Leave it']} isStop />
      <FlowArrow points="140,304 140,350" />
      <Label x={150} y={334} text="Labelled" />
      <FlowArrow points="300,448 300,482" />
      <Label x={310} y={470} text="No" />
      <LinkEnd x={250} y={486} width={110} lines={['Leave it']} isStop />
      <RisingPath points="52,448 52,500 40,540 64,560" />
      <Label x={62} y={478} text="Yes, unpaid" />
      <LinkEnd x={16} y={572} width={158} lines={['Take it: an', 'editor’s choice']} />
      <FlowArrow points="206,448 206,600" />
      <Label x={150} y={536} text="Yes, labelled" isPlate />
      <FlowArrow points="300,654 300,694" />
      <Label x={310} y={680} text="No" />
      <RisingPath points="196,628 120,650 90,672 96,692" />
      <Label x={140} y={668} text="Yes" />
      <LinkEnd x={16} y={704} width={150} lines={['Buy it as', 'advertising']} />
      <LinkEnd x={196} y={698} width={172} lines={['Offer less:', 'here £43 at most']} isStop />
      <FlowBox x={16} y={20} width={164} height={64} lines={questions.wanted} />
      <FlowBox x={16} y={130} width={164} height={64} lines={questions.money} />
      <FlowBox
        x={92}
        y={240}
        width={168}
        height={64}
        lines={questions.labelled}
        family="text"
        fill="paper2"
      />
      <ReadingTest x={16} y={352} width={348} />
      <FlowBox x={196} y={602} width={168} height={52} lines={questions.pays} />
    </>
  );
}

type LabelProps = { x: number; y: number; text: string; isPlate?: boolean };

/** An answer beside its arrow. */
function Label({ x, y, text, isPlate = false }: LabelProps) {
  const width = text.length * 7 + 10;
  return (
    <>
      {isPlate && (
        <FlowBox
          x={x - 5}
          y={y - 15}
          width={width}
          height={21}
          lines={[]}
          fill="peach"
          line="peach"
          radius={4}
        />
      )}
      <SceneText x={x} y={y} size={13} family="bold">
        {text}
      </SceneText>
    </>
  );
}

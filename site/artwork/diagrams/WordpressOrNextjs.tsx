import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { FlowArrow } from '../diagram-parts/FlowArrow.tsx';
import { FlowBox } from '../diagram-parts/FlowBox.tsx';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { BuildLeaf } from './BuildLeaf.tsx';
import { ThreeYears } from './ThreeYears.tsx';

/** Two questions and a follow-up lead to four builds. Below them are the costs of three. */
export function WordpressOrNextjs({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const branch = { tone: 'web', width: 3 } as const;
const answer = { size: 13, family: 'bold' } as const;
const root = ['What do people do here?'];
const edits = ['Who edits,', 'every week?'];
const custom = ['Must it be fast,', 'findable and custom?'];

function Wide() {
  return (
    <>
      <Ground of="web" width={740} height={630} />
      <FlowArrow points="300,48 95,48 95,296" {...branch} />
      <Words x={110} y={40} lines={['They work']} {...answer} />
      <FlowArrow points="425,72 425,120" {...branch} />
      <Words x={437} y={106} lines={['They read']} {...answer} />
      <FlowArrow points="330,153 270,153 270,296" {...branch} />
      <Words x={258} y={180} lines={['Staff, no', 'developer']} {...answer} anchor="end" />
      <FlowArrow points="520,153 630,153 630,198" {...branch} />
      <Words x={532} y={144} lines={['Nobody, or a developer']} {...answer} />
      <FlowArrow points="548,256 548,276 470,276 470,296" {...branch} />
      <Words x={480} y={268} lines={['Yes']} {...answer} />
      <FlowArrow points="655,256 655,296" {...branch} />
      <Words x={646} y={286} lines={['No, few pages']} {...answer} anchor="end" />
      <FlowBox x={300} y={24} width={250} height={48} lines={root} size={15} />
      <FlowBox x={330} y={124} width={190} height={60} lines={edits} size={14} />
      <RisingPath points="388,178 424,176 440,178 470,176 486,162" width={3} radius={3.5} />
      <FlowBox x={534} y={202} width={190} height={54} lines={custom} />
      <BuildLeaf
        x={20}
        y={300}
        kind="app"
        name="React"
        lines={['with a server', 'such as Node.js']}
      />
      <BuildLeaf x={195} y={300} kind="editor" name="WordPress" lines={['staff press Publish']} />
      <BuildLeaf x={395} y={300} kind="page" name="Next.js" lines={['agree on', 'the editor']} />
      <BuildLeaf x={570} y={300} kind="leaflet" name="The cheapest" lines={['build will do']} />
      <ThreeYears x={20} y={474} width={700} />
    </>
  );
}

function Tall() {
  return (
    <>
      <Ground of="web" width={380} height={950} />
      <FlowArrow points="95,68 95,116" {...branch} />
      <Words x={106} y={98} lines={['They work']} {...answer} />
      <FlowArrow points="280,68 280,138" {...branch} />
      <Words x={290} y={98} lines={['They read']} {...answer} />
      <FlowArrow points="230,202 230,306 95,306 95,326" {...branch} />
      <Words x={218} y={298} lines={['Staff, no developer']} {...answer} anchor="end" />
      <FlowArrow points="320,202 320,362" {...branch} />
      <Words x={310} y={264} lines={['Nobody,', 'or a', 'developer']} {...answer} anchor="end" />
      <FlowArrow points="230,422 230,500 95,500 95,520" {...branch} />
      <Words x={218} y={492} lines={['Yes']} {...answer} anchor="end" />
      <FlowArrow points="290,422 290,520" {...branch} />
      <Words x={300} y={468} lines={['No, few', 'pages']} {...answer} />
      <FlowBox x={20} y={20} width={340} height={48} lines={root} size={15} />
      <FlowBox x={192} y={142} width={176} height={60} lines={edits} size={13} />
      <RisingPath points="240,195 278,193 294,195 322,193 338,180" width={3} radius={3.5} />
      <FlowBox x={190} y={366} width={174} height={56} lines={custom} />
      <BuildLeaf
        x={20}
        y={120}
        kind="app"
        name="React"
        lines={['with a server', 'such as Node.js']}
      />
      <BuildLeaf x={20} y={330} kind="editor" name="WordPress" lines={['staff press Publish']} />
      <BuildLeaf x={20} y={524} kind="page" name="Next.js" lines={['agree on', 'the editor']} />
      <BuildLeaf x={210} y={524} kind="leaflet" name="The cheapest" lines={['build will do']} />
      <ThreeYears x={20} y={702} width={340} />
    </>
  );
}

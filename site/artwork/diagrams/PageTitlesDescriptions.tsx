import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { scale } from '../diagram-parts/scale.ts';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { PixelRuler } from './PixelRuler.tsx';
import { SearchResult } from './SearchResult.tsx';

/** A title that is too long for a search result, and its replacement, on a pixel ruler. */
export function PageTitlesDescriptions({ isTall }: DrawingProps) {
  return isTall ? <Tall /> : <Wide />;
}

const shown = 'Corbel & Cord | Sash Windows Bristol, Sash Window Repairs,';
const rest = 'Sash Window Restoration & Draught Proofing';
const final = 'Sash Window Repair in Bristol from £180 | Corbel & Cord';

function Wide() {
  const at = scale([0, 1000], [34, 718]);
  return (
    <>
      <Ground of="seo" width={740} height={430} />
      <SearchResult x={16} y={16} width={708} height={124}>
        <Pill x={596} y={16} width={96} height={28} label="961 px" size={14} isOutlined />
      </SearchResult>
      <SearchResult x={16} y={212} width={708} height={164}>
        <Pill
          x={596}
          y={16}
          width={96}
          height={28}
          label="508 px"
          size={14}
          isOutlined
          fill="accent"
        />
        <Words x={18} y={108} lines={description} size={13} tone="soft" />
      </SearchResult>
      <Cut at={at} top={66} bottom={388} />
      <SceneText x={at(0)} y={90} size={13}>
        {shown}
      </SceneText>
      <SceneText x={at(550)} y={90} size={13} tone="faint">
        {rest}
      </SceneText>
      <Extent at={at} pixels={961} y={112} tone="ink" />
      <SceneText x={at(0)} y={286} size={13}>
        {final}
      </SceneText>
      <Extent at={at} pixels={508} y={298} tone="accent" />
      <PixelRuler y={158} at={at} />
      <SceneText x={at(610)} y={286} size={13}>
        72 px to spare
      </SceneText>
      <SceneText x={at(590)} y={410} size={13} family="bold" anchor="middle">
        cut between 580 and 600 px
      </SceneText>
    </>
  );
}

const description = [
  'Sticking, rattling or rotten? We repair timber sash windows',
  'in Bristol from £180 each, most in a day, and draught-proof',
  'them on the same visit.',
];

type Ruled = { at: (pixels: number) => number };

/** The range over which published limits for a desktop title disagree. */
function Cut({ at, top, bottom }: Ruled & { top: number; bottom: number }) {
  const [low, high] = [at(580), at(600)];
  return (
    <>
      <Bar
        x={low}
        y={top}
        width={Math.round((high - low) * 10) / 10}
        height={bottom - top}
        radius={0}
        fill="seoPale"
      />
      <Line points={`${low},${top} ${low},${bottom}`} tone="accent" />
      <Line points={`${high},${top} ${high},${bottom}`} tone="accent" />
    </>
  );
}

/** The width of a title. */
function Extent({
  at,
  pixels,
  y,
  tone,
}: Ruled & { pixels: number; y: number; tone: 'ink' | 'accent' }) {
  const end = at(pixels);
  return (
    <>
      <Line points={`${at(0)},${y} ${end},${y}`} tone={tone} width={tone === 'ink' ? 2 : 4} />
      <Line points={`${end},${y - 5} ${end},${y + 5}`} tone={tone} width={tone === 'ink' ? 2 : 4} />
    </>
  );
}

function Tall() {
  const at = scale([0, 1000], [24, 356]);
  return (
    <>
      <Ground of="seo" width={380} height={556} />
      <SearchResult x={14} y={16} width={352} height={162}>
        <Words x={18} y={78} lines={tallShown} size={15} />
        <Words x={18} y={122} lines={tallRest} size={15} tone="faint" />
      </SearchResult>
      <SearchResult x={14} y={356} width={352} height={184}>
        <Words x={18} y={78} lines={tallFinal} size={15} family="bold" />
        <Words x={18} y={126} lines={tallDescription} size={13} tone="soft" />
      </SearchResult>
      <Cut at={at} top={214} bottom={320} />
      <SceneText x={at(0)} y={204} size={13} family="bold">
        961 px
      </SceneText>
      <Extent at={at} pixels={961} y={224} tone="ink" />
      <PixelRuler y={240} at={at} />
      <Extent at={at} pixels={508} y={294} tone="accent" />
      <SceneText x={at(0)} y={318} size={13} family="bold">
        508 px
      </SceneText>
      <SceneText x={at(590)} y={338} size={13} family="bold" anchor="middle">
        cut between 580 and 600 px
      </SceneText>
    </>
  );
}

const tallShown = ['Corbel & Cord | Sash Windows Bristol,', 'Sash Window Repairs, …'];
const tallRest = ['Sash Window Restoration', '& Draught Proofing'];
const tallFinal = ['Sash Window Repair in Bristol', 'from £180 | Corbel & Cord'];
const tallDescription = [
  'Sticking, rattling or rotten? We repair',
  'timber sash windows in Bristol from',
  '£180 each, most in a day, and …',
];

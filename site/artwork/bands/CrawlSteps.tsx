import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Bicycle } from './Bicycle.tsx';
import { StepField } from './StepField.tsx';

/** A cycle shop's pages, crawled as far as a fault, the line that is changed, and both crawls. */
export function CrawlSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Web />
        <Line points="20,18 20,83 38,83" />
        <Line points="20,24 20,39 38,39" tone="accent" width={4} />
        <Line points="20,39 20,61 38,61" tone="accent" width={4} />
        <Pill x={6} y={6} width={54} height={18} label="Home" fill="ink" tone="white" size={11} />
        {pages.map((page, index) => (
          <g key={page} transform={`translate(38 ${30 + index * 22})`}>
            <Panel x={0} y={0} width={68} height={18} radius={5} />
            <SceneText x={7} y={13} size={11} family="mono">
              {page}
            </SceneText>
            {index === 0 && <Tick x={51} y={13.5} />}
            {index === 1 && <Cross x={52} y={13.5} tone="danger" />}
          </g>
        ))}
        <Spider x={20} y={60} />
      </StepField>
      <StepField column={1} fill="seoField">
        <Repairs />
        <Panel x={8} y={8} width={96} height={110} radius={10} />
        <SceneText x={18} y={25} size={12} family="mono">
          /hire
        </SceneText>
        <Shape d="M8 33h96v34H8z" fill="ink" />
        <SceneText x={18} y={53} size={13} family="mono" tone="white">
          noindex
        </SceneText>
        <Line points="15,49 72,49" tone="copy" />
        <Shape d="M84 55h6a6 6 0 0 0 0-12h-6m4-4l-4 4 4 4" line="white" />
        <Panel x={4} y={62} width={104} height={25} radius={6} fill="accent" />
        <SceneText x={18} y={79} size={13} family="mono">
          index
        </SceneText>
        <Tick x={83} y={79} tone="ink" />
      </StepField>
      <StepField column={2} fill="seoField">
        <ToDo />
        <Crawl x={5} name="Before" marks="vxx" total="2 faults" fill="paper2" />
        <Crawl x={59} name="After" marks="vvo" total="1 to do" fill="accent" />
      </StepField>
    </>
  );
}

/** The crawler's web with more of the shop's pages, and Search Console's list of them. */
function Web() {
  return (
    <>
      <Shape d="M-94-32L-4-23M-94-32L-7 18M-94-32L-32 59M-94-32L-81 93M-70-29Q-74-26-73-20Q-79-18-81-12Q-87-13-91-8M-48-27Q-56-20-54-9Q-65-5-68 6Q-80 5-89 14M-26-25Q-38-14-35 2Q-51 8-56 24Q-74 23-87 36" />
      <Panel x={-80} y={34} width={60} height={36} radius={5} />
      <Panel x={-64} y={54} width={56} height={60} radius={5} />
      <Shape d="M-70 44h30M-54 66h36M-54 76h24M-54 86h36" line="rule" width={4} />
      <Panel x={118} y={-20} width={110} height={140} radius={10} />
      <Shape d="M118 13v-23q0-10 10-10h90v33z" fill="ink" />
      {['Search', 'Console'].map((word, index) => (
        <SceneText key={word} x={144} y={-5 + index * 13} size={11} family="bold" tone="white">
          {word}
        </SceneText>
      ))}
      {pages.map((page, index) => (
        <g key={page} transform={`translate(144 ${31 + index * 24})`}>
          <SceneText x={0} y={0} size={11} family="mono">
            {page}
          </SceneText>
          <Line points="-24,8 70,8" tone="rule" />
        </g>
      ))}
      <Tick x={126} y={31} />
      <Cross x={127} y={55} tone="danger" />
      <Cross x={127} y={79} tone="danger" />
    </>
  );
}

/** The hire bike under the pages that come next, and the notes of what was there before. */
function Repairs() {
  return (
    <>
      {[pages[2], pages[0]].map((page, index) => (
        <g key={page} transform={`translate(${-86 + index * 12} ${-24 + index * 26})`}>
          <Panel x={0} y={0} width={72} height={18} radius={5} />
          <SceneText x={8} y={13} size={11} family="mono">
            {page}
          </SceneText>
        </g>
      ))}
      <Bicycle x={-50} y={81} scale={1.9} />
      <Panel x={118} y={-18} width={100} height={130} radius={4} />
      <SceneText x={144} y={0} size={11} family="bold">
        Before
      </SceneText>
      <SceneText x={144} y={22} size={11} family="mono">
        /hire
      </SceneText>
      <SceneText x={144} y={38} size={11} family="mono">
        noindex
      </SceneText>
      <Shape d="M146 60h36M146 72h46M146 84h26" line="rule" width={4} />
      <Line points="118,8 210,8" />
      <Line points="120,47 210,47" tone="rule" />
      <Line points="136,-16 136,96" tone="accent" />
    </>
  );
}

/** The crawled shop, and the list of what is still to do. */
function ToDo() {
  return (
    <>
      <Line points="-22,-32 -22,2" />
      <Spider x={-22} y={2} />
      <Panel x={-110} y={28} width={98} height={90} radius={8} />
      <Shape d="M-98 42V28h78q8 0 8 8v6z" fill="accentLight" />
      <Bicycle x={-56} y={84} scale={1.5} />
      <Panel x={122} y={-14} width={100} height={130} radius={6} fill="accentLight" />
      <Panel x={130} y={-4} width={90} height={130} radius={2} />
      <Shape d="M152-4v-10h12q0-10 10-10t10 10h12v10z" fill="ink" />
      <SceneText x={144} y={18} size={12} family="bold">
        To do
      </SceneText>
      <Disc x={148} y={36} radius={4} fill="accent" />
      <SceneText x={156} y={40} size={11} family="mono">
        /parts
      </SceneText>
      <Shape d="M144 58h52M144 72h38M144 86h52" line="rule" />
    </>
  );
}

type CrawlProps = { x: number; name: string; marks: string; total: string; fill: Colour };

/** One crawl's tree of pages: v for a sound page, x for a faulty one, o for one left to do. */
function Crawl({ x, name, marks, total, fill }: CrawlProps) {
  return (
    <g transform={`translate(${x} 6)`}>
      <Panel x={0} y={0} width={48} height={84} radius={6} />
      <Shape d="M0 20V6q0-6 6-6h36q6 0 6 6v14z" fill={fill} />
      <SceneText x={24} y={14.5} size={11} family="bold" anchor="middle">
        {name}
      </SceneText>
      <Line points="8,20 8,57 14,57" />
      {pages.map((page, index) => (
        <g key={page} transform={`translate(0 ${29 + index * 14})`}>
          <Line points="8,0 14,0" />
          <Panel x={14} y={-4} width={13} height={8} radius={2} />
          {marks[index] === 'v' && <Tick x={31} y={4.5} />}
          {marks[index] === 'x' && <Cross x={32} y={4.5} tone="danger" />}
          {marks[index] === 'o' && <Disc x={36.5} y={0} radius={4} />}
        </g>
      ))}
      <Line points="0,66 48,66" />
      <SceneText x={24} y={79} size={11} anchor="middle">
        {total}
      </SceneText>
    </g>
  );
}

/** A crawler on its thread, positioned by its body's centre. */
function Spider({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M-4-4l-5-4v-5M-6-1h-6l-2-4M-6 3l-6 2-1 5M-3 6l-5 5v5M4-4l5-4v-5M6-1h6l2-4M6 3l6 2 1 5M3 6l5 5v5" />
      <Disc x={0} y={0} radius={7} fill="accent" />
      <Disc x={0} y={9} radius={4} fill="accent" />
    </g>
  );
}

const pages = ['/bikes', '/hire', '/parts'] as const;

import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** A cycle shop's pages, crawled as far as a fault, the line that is changed, and both crawls. */
export function CrawlSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
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
        <Crawl x={5} name="Before" marks="vxx" total="2 faults" fill="paper2" />
        <Crawl x={59} name="After" marks="vvo" total="1 to do" fill="accent" />
      </StepField>
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

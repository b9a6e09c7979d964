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
        <Shape
          d="M70-16L41-8M70-16L50-.5M70-16L65 3M57-16q1 2.5-.5 3.5q3 1.5 2.5 5q4.5 0 8 3.5q1.5-1.5 3-1.5M47-16q2 4-.5 6q6 2.5 7 7.5q8-1 12 3q2-2 4.5-2"
          transform="translate(70 -16)"
        />
        <Line points="18,18 18,84 38,84" />
        <Line points="18,24 18,38 38,38" tone="accent" width={4} />
        <Line points="18,38 18,61 38,61" tone="accent" width={4} />
        <Pill x={4} y={3} width={60} height={20} label="Home" fill="ink" tone="white" size={12} />
        {pages.map((page, index) => (
          <g key={page} transform={`translate(38 ${28 + index * 23})`}>
            <Panel x={0} y={0} width={71} height={19} radius={5} />
            <SceneText x={7} y={13.5} size={12} family="mono">
              {page}
            </SceneText>
            {index === 0 && <Tick x={55} y={14} />}
            {index === 1 && <Cross x={56} y={14} tone="danger" />}
          </g>
        ))}
        <Spider x={18} y={60} />
      </StepField>
      <StepField column={1} fill="seoField">
        <Bicycle x={56} y={-8} />
        <Panel x={8} y={1} width={96} height={120} radius={10} />
        <SceneText x={18} y={19} size={13} family="mono">
          /hire
        </SceneText>
        <Shape d="M8 28h96v34H8z" fill="ink" />
        <SceneText x={18} y={49} size={14} family="mono" tone="white">
          noindex
        </SceneText>
        <Line points="15,45 77,45" tone="copy" />
        <Shape d="M86 51h6a6 6 0 0 0 0-12h-6m4-4l-4 4 4 4" line="white" />
        <Panel x={2} y={59} width={108} height={29} radius={6} fill="accent" />
        <SceneText x={18} y={78} size={14} family="mono">
          index
        </SceneText>
        <Tick x={84} y={78} tone="ink" />
      </StepField>
      <StepField column={2} fill="seoField">
        <Line points="84,-32 84,-14" />
        <Spider x={84} y={-13} />
        <Crawl x={3} name="Before" marks="vxx" total="2 faults" fill="paper2" />
        <Crawl x={59} name="After" marks="vvo" total="1 to do" fill="accent" />
      </StepField>
    </>
  );
}

type CrawlProps = { x: number; name: string; marks: string; total: string; fill: Colour };

/** One crawl's tree of pages: v for a sound page, x for a faulty one, o for one left to do. */
function Crawl({ x, name, marks, total, fill }: CrawlProps) {
  return (
    <g transform={`translate(${x} 3)`}>
      <Panel x={0} y={0} width={50} height={90} radius={6} />
      <Shape d="M0 20V6q0-6 6-6h38q6 0 6 6v14z" fill={fill} />
      <SceneText x={25} y={14.5} size={11} family="bold" anchor="middle">
        {name}
      </SceneText>
      <Line points="8,20 8,61 14,61" />
      {pages.map((page, index) => (
        <g key={page} transform={`translate(0 ${31 + index * 15})`}>
          <Line points="8,0 14,0" />
          <Panel x={14} y={-4} width={13} height={8} radius={2} />
          {marks[index] === 'v' && <Tick x={31} y={4.5} />}
          {marks[index] === 'x' && <Cross x={32} y={4.5} tone="danger" />}
          {marks[index] === 'o' && <Disc x={36.5} y={0} radius={4} />}
        </g>
      ))}
      <Line points="0,71 50,71" />
      <SceneText x={25} y={84.5} size={11} anchor="middle">
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

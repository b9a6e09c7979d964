import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * The log of a cycle shop's repair in three parts of 640x184: the first crawl, the lines that were
 * changed, and both crawls side by side. Phones show x from 0 to 150 of the first and third parts,
 * and from 104 to 254 of the second.
 */
export function CrawlSteps() {
  return (
    <>
      <Bar x={0} y={0} width={640} height={552} radius={0} fill="ink2" />
      <Line points="592,0 592,440" tone="accent" />
      <Part y={0} title="Crawl 1" note="4 URLs, 3 faults" marks="vxxx" states={found} />
      <Pill
        x={448}
        y={17}
        width={66}
        height={22}
        label="Sample"
        fill="ink3"
        tone="white"
        size={14}
        family="mono"
      />
      <Part y={184} title="Fixes" note="Before and after, line by line">
        {fixes.map(([path, was, is], index) => (
          <g key={path} transform={`translate(0 ${70 + index * 56})`}>
            <Disc x={20} y={-4.5} radius={9} fill="accent" line="none" />
            <SceneText x={20} y={0} size={12} family="bold" anchor="middle">
              {String(index + 1)}
            </SceneText>
            <SceneText x={36} y={0} size={14} family="mono" tone="white">
              {path}
            </SceneText>
            <Change y={0} sign="-" tone="copyField" line={was} />
            <Change y={26} sign="+" tone="sourcingField" line={is} />
          </g>
        ))}
      </Part>
      <Part y={368} title="Crawl 2" note="1 still to do" marks="vvvo" states={compared} />
      <Spider x={592} y={440} />
    </>
  );
}

type PartProps = {
  y: number;
  title: string;
  note: string;
  /** A letter per page: v for sound, x for faulty, o for one left to do. */
  marks?: string;
  states?: readonly (readonly [string, string])[];
  children?: ReactNode;
};

function Part({ y, title, note, marks = '', states = [], children }: PartProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <SceneText x={14} y={32} size={15} family="bold" tone="white">
        {title}
      </SceneText>
      <SceneText x={104} y={32} size={14} family="mono" tone="softOnInk">
        {note}
      </SceneText>
      <Rule x={0} y={46} width={640} tone="ink3" />
      {y > 0 && <Rule x={0} y={0} width={640} tone="ink3" />}
      {states.map(([state, note], index) => (
        <g key={pages[index]} transform={`translate(0 ${70 + index * 28})`}>
          {marks[index] === 'v' && <Tick x={14} y={0} tone="successOnInk" />}
          {marks[index] === 'x' && <Cross x={15} y={0} tone="copy" />}
          {marks[index] === 'o' && <Disc x={20} y={-5} radius={5} fill="accent" line="none" />}
          <SceneText x={36} y={0} size={14} family="mono" tone="white">
            {pages[index] ?? ''}
          </SceneText>
          <SceneText x={104} y={0} size={14} family="mono" tone="white">
            {state}
          </SceneText>
          <SceneText x={200} y={0} size={14} family="mono" tone="softOnInk">
            {note}
          </SceneText>
        </g>
      ))}
      {children}
    </g>
  );
}

type ChangeProps = { y: number; sign: string; tone: Colour; line: string };

/** A line of a file as it was or as it is now. */
function Change({ y, sign, tone, line }: ChangeProps) {
  return (
    <>
      <Bar x={104} y={y - 17} width={416} height={24} radius={4} fill={tone} />
      <SceneText x={112} y={y} size={13} family="mono">
        {sign}
      </SceneText>
      <SceneText x={126} y={y} size={13} family="mono">
        {line}
      </SceneText>
    </>
  );
}

/** A crawler on its thread, positioned by its body's centre. */
function Spider({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(2)`}>
      <Shape
        d="M-4-4l-5-4v-5M-6-1h-6l-2-4M-6 3l-6 2-1 5M-3 6l-5 5v5M4-4l5-4v-5M6-1h6l2-4M6 3l6 2 1 5M3 6l5 5v5"
        line="accent"
        width={1.5}
      />
      <Disc x={0} y={0} radius={7} fill="accent" line="none" />
      <Disc x={0} y={9} radius={4} fill="accent" line="none" />
    </g>
  );
}

const pages = ['/bikes', '/hire', '/parts', '/care'] as const;

const found = [
  ['200', 'Indexed'],
  ['404', 'Linked in menu'],
  ['200', 'Blocked'],
  ['200', 'Not in sitemap'],
] as const;

const fixes = [
  ['/hire', '404 not found', '301 /bike-hire'],
  ['/parts', 'Disallow: /parts', 'Allow: /parts'],
] as const;

const compared = [
  ['200', 'Before: 200'],
  ['301', 'Before: 404'],
  ['200', 'Before: blocked'],
  ['Next', 'Before: not in sitemap'],
] as const;

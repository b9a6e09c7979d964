import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import type { SceneName } from '../scene-names.ts';

function ListingRows({ wrong }: { wrong?: string }) {
  return (
    <>
      <Panel x={14} y={6} width={68} height={52} radius={8} />
      {['Maps', 'Bing', 'Yell'].map((name, index) => (
        <g key={name}>
          <SceneText x={22} y={20 + 16 * index} size={11} family="bold">
            {name}
          </SceneText>
          {name === wrong ? (
            <Cross x={63} y={20 + 16 * index} />
          ) : (
            <Tick x={62} y={19 + 16 * index} />
          )}
        </g>
      ))}
    </>
  );
}

export const seoThumbnails = {
  'local-seo': (
    <>
      <Bar x={0} y={0} width={96} height={64} radius={0} fill="seoPale" />
      <Bar x={60} y={6} width={24} height={14} radius={4} fill="sourcingField" />
      <Bar x={10} y={8} width={18} height={14} radius={4} fill="seoField" />
      <Line points="-4,30 40,36 100,26" tone="white" width={8} />
      <Line points="24,-4 34,68" tone="white" width={8} />
      <MapPin x={50} y={57} label="2" fill="accent" scale={1.15} />
    </>
  ),
  'on-page-seo': (
    <>
      <Panel x={14} y={8} width={68} height={48} radius={8} />
      <Pill x={22} y={16} width={32} height={18} label="H1" fill="accent" size={12} isOutlined />
      <Bar x={22} y={41} width={52} height={5} />
    </>
  ),
  'off-page-seo': (
    <>
      <Line points="18,16 48,33 20,50" />
      <Line points="48,33 78,49" />
      <Line points="48,33 75,16" tone="accent" width={4} />
      <Disc x={48} y={33} radius={12} fill="ink" />
      <Disc x={18} y={16} radius={7} />
      <Disc x={20} y={50} radius={7} />
      <Disc x={78} y={49} radius={7} />
      <Disc x={75} y={16} radius={9} fill="accent" />
    </>
  ),
  'technical-seo': (
    <>
      <Panel x={8} y={6} width={80} height={52} radius={8} />
      {[
        [26, 0, 12],
        [40, 8, 14],
        [54, 16, 16],
        [64, 24, 18],
      ].map(([before, start = 0, now = 0], row) => (
        <g key={before} transform={`translate(16 ${14 + row * 10})`}>
          <Bar x={0} y={0} width={before ?? 0} fill="seoField" />
          <Bar x={start} y={0} width={now} fill="accent" />
        </g>
      ))}
    </>
  ),
  'niche-edit': (
    <>
      <Panel x={12} y={8} width={56} height={48} radius={8} />
      <Bar x={20} y={17} width={40} height={5} />
      <Bar x={18} y={26} width={36} height={12} radius={4} fill="seoField" />
      <Bar x={22} y={30} width={28} height={4} fill="accent" />
      <Bar x={20} y={43} width={30} height={5} />
      <Line points="54,32 64,28 82,14" tone="accent" width={4} />
      <Disc x={81} y={15} radius={6} fill="accent" />
    </>
  ),
  'keyword-research': (
    <>
      <Panel x={8} y={9} width={80} height={22} radius={11} />
      <Shape d="M28 19a5 5 0 1 1-10 0a5 5 0 1 1 10 0m-1 4l4 4" />
      <Bar x={38} y={17} width={38} />
      <Bar x={12} y={39} width={66} height={7} fill="white" />
      <Bar x={12} y={39} width={58} height={7} fill="copy" />
      <Bar x={12} y={50} width={66} height={7} fill="white" />
      <Bar x={12} y={50} width={22} height={7} fill="accent" />
    </>
  ),
  'seo-audit': (
    <>
      <Shape d="M19 48A29 29 0 0 1 77 48" line="white" width={11} />
      <Shape d="M19 48A29 29 0 0 1 71 30" line="accent" width={11} />
      <Line points="48,48 64,36" width={4} />
      <Disc x={48} y={48} radius={5} fill="ink" line="none" />
    </>
  ),
  'hidden-fault': (
    <>
      <Panel x={10} y={8} width={76} height={48} radius={8} fill="ink" />
      <Bar x={20} y={18} width={34} fill="seoField" />
      <Bar x={20} y={30} width={56} height={9} fill="copy" />
      <Bar x={20} y={44} width={26} fill="seoField" />
    </>
  ),
  'listing-check': <ListingRows />,
  'listing-faults': <ListingRows wrong="Bing" />,
  'repair-note': (
    <>
      <Panel x={8} y={6} width={80} height={52} radius={8} />
      <SceneText x={16} y={21} size={11} family="bold">
        Finding 12
      </SceneText>
      <Line points="8,27 88,27" width={1.5} />
      <Pill
        x={16}
        y={34}
        width={44}
        height={17}
        label="Fixed"
        fill="sourcingField"
        size={11}
        isOutlined
      />
    </>
  ),
  'removed-noindex': (
    <>
      <Panel x={8} y={8} width={80} height={48} radius={8} fill="ink" />
      <Bar x={9} y={20} width={78} height={22} radius={0} fill="copyField" />
      <SceneText x={18} y={35} size={13} family="mono">
        noindex
      </SceneText>
      <Line points="14,31 76,31" tone="danger" width={2.5} />
    </>
  ),
  'moved-urls': (
    <>
      <Panel x={6} y={10} width={34} height={44} radius={6} fill="paper2" />
      <Panel x={56} y={10} width={34} height={44} radius={6} />
      {[21, 32, 43].map((y) => (
        <g key={y}>
          <Bar x={12} y={y - 3} width={20} />
          <Shape d={`M43 ${y}h10m-4-4l4 4-4 4`} line="accent" width={3} />
          <Bar x={64} y={y - 3} width={20} fill="ink" />
        </g>
      ))}
    </>
  ),
  'nearby-shops': (
    <>
      <Panel x={22} y={32} width={52} height={40} radius={2} />
      <Shape d="M18 32h60v8H18z" fill="accentLight" />
      <Panel x={54} y={46} width={13} height={20} radius={1} fill="ink" />
      <MapPin x={48} y={31} label="A" fill="accent" scale={0.7} />
    </>
  ),
  'passed-report': (
    <>
      <Panel x={10} y={10} width={32} height={60} radius={4} />
      <Panel x={15} y={16} width={22} height={12} radius={3} fill="paper2" isDashed />
      <Panel x={54} y={10} width={32} height={60} radius={4} />
      <Shape d="M54 34V14q0-4 4-4h24q4 0 4 4v20z" fill="ppcField" />
      <Disc x={70} y={22} radius={6} fill="ppc" />
      <Disc x={48} y={44} radius={9} fill="accent" />
      <Shape d="M44 44h8m-3-3l3 3-3 3" />
    </>
  ),
} satisfies Partial<Record<SceneName, ReactNode>>;

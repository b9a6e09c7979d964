import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { CheckBox } from '../parts/CheckBox.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Factory } from '../parts/Factory.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Ship } from '../parts/Ship.tsx';
import { Tick } from '../parts/Tick.tsx';
import type { SceneName } from '../scene-names.ts';

export const sourcingThumbnails = {
  'cost-effective-sourcing': (
    <>
      <Panel x={11} y={22} width={22} height={35} radius={5} />
      <Panel x={37} y={30} width={22} height={27} radius={5} />
      <Panel x={63} y={38} width={22} height={19} radius={5} fill="ink" />
      <Line points="13,11 30,11 39,19 56,19 65,27 76,27" tone="accent" width={4} />
      <Disc x={76} y={27} radius={5} fill="accent" />
    </>
  ),
  'detailed-inspection-reports': (
    <>
      <Panel x={18} y={6} width={60} height={52} radius={8} />
      <CheckBox x={26} y={12} />
      <Bar x={49} y={17} width={21} />
      <CheckBox x={26} y={36} />
      <Bar x={49} y={41} width={15} />
    </>
  ),
  'supplier-vetting-negotiation': (
    <>
      <Factory x={22} y={53} fill="accent" />
      <Disc x={74} y={20} radius={11} />
      <Tick x={68.5} y={24.5} />
    </>
  ),
  'private-label-customization': (
    <>
      <Shape d="M15 20l32-13 34 9-31 14z" fill="seoPale" />
      <Shape d="M15 20l35 10v28L15 48z" fill="seoField" />
      <Shape d="M50 30l31-14v28L50 58z" fill="accentLight" />
      <Shape d="M21 28.5l21 6v13l-21-6z" fill="white" />
      <Line points="25,39 30,37.5 33,39 38,39" tone="accent" width={3} />
    </>
  ),
  'end-to-end-sourcing-support': (
    <>
      <g transform="translate(10 20) scale(.86)">
        <Ship />
      </g>
      <Shape d="M8 55c7 0 7-4 13-4s7 4 13 4 7-4 14-4 7 4 13 4 7-4 14-4 7 4 13 4" line="sourcing" />
    </>
  ),
} satisfies Partial<Record<SceneName, ReactNode>>;

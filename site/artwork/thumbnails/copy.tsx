import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Shape } from '../parts/Shape.tsx';
import type { SceneName } from '../scene-names.ts';

export const copyThumbnails = {
  'seo-copywriting': (
    <>
      <Panel x={16} y={6} width={64} height={52} radius={8} />
      <Bar x={24} y={14} width={42} height={7} fill="ink" />
      <Bar x={22} y={27} width={38} height={12} radius={4} fill="copyField" />
      <Bar x={26} y={31} width={30} height={4} fill="copy" />
      <Bar x={24} y={45} width={48} height={5} />
    </>
  ),
  'ad-copywriting': (
    <>
      <Panel x={8} y={15} width={80} height={34} radius={10} fill="ink" />
      <Pill x={16} y={23} width={28} height={18} label="Ad" size={11} />
      <Bar x={52} y={24} width={28} fill="white" />
      <Bar x={52} y={35} width={18} fill="accent" />
    </>
  ),
  'social-media-copywriting': (
    <>
      <Shape
        d="M20 7h56a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H46l-11 9v-9H20a8 8 0 0 1-8-8V15a8 8 0 0 1 8-8z"
        fill="white"
      />
      <Shape
        d="M48 42C31 31 33 17 41 17c3 0 6 2 7 5c1-3 4-5 7-5c8 0 10 14-7 25z"
        fill="copy"
        line="none"
      />
    </>
  ),
  'email-marketing': (
    <>
      <Panel x={16} y={14} width={62} height={40} radius={7} />
      <Line points="18,18 47,39 76,18" />
      <Disc x={77} y={15} radius={8} fill="accent" />
    </>
  ),
  'website-content': (
    <>
      <Panel x={14} y={6} width={68} height={52} radius={8} />
      <Rule x={14} y={17} width={68} />
      <Bar x={24} y={24} width={48} height={7} fill="ink" />
      <Bar x={24} y={35} width={32} height={4} />
      <Bar x={24} y={44} width={30} height={8} fill="accent" />
    </>
  ),
  'product-description': (
    <>
      <Panel x={12} y={28} width={32} height={29} radius={6} fill="seoPale" />
      <Shape d="M12 37h32M28 28v-5" />
      <Shape d="M28 23c-6-4-5-9 0-16c5 7 6 12 0 16z" fill="accent" />
      <Bar x={54} y={29} width={32} height={7} fill="ink" />
      <Bar x={54} y={40} width={32} height={5} fill="white" />
      <Bar x={54} y={49} width={20} height={5} fill="white" />
    </>
  ),
} satisfies Partial<Record<SceneName, ReactNode>>;

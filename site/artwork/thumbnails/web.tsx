import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { Shape } from '../parts/Shape.tsx';
import type { SceneName } from '../scene-names.ts';

export const webThumbnails = {
  wordpress: (
    <>
      <Panel x={12} y={6} width={72} height={52} radius={8} />
      <Rule x={12} y={18} width={72} />
      <Bar x={60} y={9.5} width={16} height={5} fill="accent" />
      <Bread kind="sourdough" x={48} y={52} scale={0.28} />
    </>
  ),
  reactjs: (
    <>
      <Panel x={12} y={8} width={72} height={48} radius={10} fill="ink" />
      <Shape d="M34 22L24 32l10 10M62 22l10 10-10 10" line="white" width={3} />
      <Line points="53,20 43,44" tone="accent" width={3} />
    </>
  ),
  nodejs: (
    <>
      {[9, 35].map((y) => (
        <g key={y}>
          <Panel x={14} y={y} width={68} height={20} radius={6} fill="ink" />
          <Disc x={26} y={y + 10} radius={4} fill="successOnInk" line="none" />
          <Bar x={38} y={y + 7} width={34} fill={y === 9 ? 'accent' : 'soft'} />
        </g>
      ))}
    </>
  ),
  nextjs: (
    <>
      <Line points="28,32 42,32 42,49 56,49" />
      <Line points="28,32 42,32 42,15 56,15" tone="accent" width={4} />
      <Panel x={8} y={22} width={22} height={20} radius={6} fill="ink" />
      <Panel x={54} y={6} width={34} height={18} radius={6} fill="accent" />
      <Panel x={54} y={40} width={34} height={18} radius={6} />
      <Line points="21,27 17,37" tone="white" width={2.5} />
    </>
  ),
} satisfies Partial<Record<SceneName, ReactNode>>;

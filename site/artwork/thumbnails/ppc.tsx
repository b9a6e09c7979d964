import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Kettle } from '../parts/Kettle.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import type { SceneName } from '../scene-names.ts';

export const ppcThumbnails = {
  'keyword-optimization': (
    <>
      <Shape d="M10 8h76L74 23H22z" fill="white" />
      <Shape d="M26 28h44l-9 12H35z" fill="ppcLight" />
      <Shape d="M39 45h18l-6 12h-6z" fill="ink" />
    </>
  ),
  'campaign-structuring': (
    <>
      <Line points="19,42 19,32 77,32 77,42" />
      <Line points="48,22 48,42" tone="accent" width={4} />
      <Panel x={30} y={7} width={36} height={16} radius={6} fill="ink" />
      <Panel x={8} y={41} width={22} height={16} radius={6} />
      <Panel x={37} y={41} width={22} height={16} radius={6} fill="accent" />
      <Panel x={66} y={41} width={22} height={16} radius={6} />
    </>
  ),
  'bid-budget-optimization': (
    <>
      {[12, 22, 44, 32, 18].map((height, hour) => (
        <Bar
          key={height}
          x={15 + hour * 14}
          y={54 - height}
          width={10}
          height={height}
          radius={3}
          fill={height > 30 ? 'ppc' : 'white'}
        />
      ))}
      <Rule x={11} y={56} width={74} />
    </>
  ),
  'negative-keyword-management': (
    <>
      <Panel x={8} y={17} width={80} height={30} radius={10} />
      <Bar x={20} y={29} width={42} />
      <Line points="16,33 66,31" tone="copy" width={3} />
      <Cross x={72} y={36.5} />
    </>
  ),
  'performance-tracking-reporting': (
    <>
      <Panel x={12} y={6} width={72} height={52} radius={8} />
      {[16, 21, 27, 34].map((height, week) => (
        <Bar
          key={height}
          x={21 + week * 15}
          y={51 - height}
          width={9}
          height={height}
          radius={2}
          fill={week === 3 ? 'accent' : 'ppcLight'}
        />
      ))}
      <Line points="20,15 38,18 54,29 70,36" tone="ppc" width={3} />
      <Disc x={70.5} y={36} radius={4} fill="ppc" />
    </>
  ),
  'ad-creation-optimization': (
    <>
      <Panel x={12} y={9} width={33} height={46} radius={8} />
      <SceneText x={28.5} y={40} size={22} family="display" anchor="middle">
        A
      </SceneText>
      <Panel x={51} y={9} width={33} height={46} radius={8} fill="ink" />
      <SceneText x={67.5} y={40} size={22} family="display" tone="accent" anchor="middle">
        B
      </SceneText>
    </>
  ),
  'types-of-amazon-ads': (
    <>
      <Panel x={10} y={8} width={50} height={18} radius={6} />
      <Panel x={10} y={32} width={22} height={24} radius={6} fill="accent" />
      <Panel x={38} y={32} width={22} height={24} radius={6} />
      <Panel x={66} y={8} width={20} height={48} radius={6} fill="webLight" />
    </>
  ),
  'listing-optimization': <Kettle x={49} y={56} scale={0.64} />,
  'competitive-analysis': (
    <>
      <Panel x={56} y={7} width={30} height={26} radius={6} fill="ppcPale" isDashed />
      <Line points="12,8 12,57 86,57" />
      <Disc x={26} y={44} radius={6} fill="white" />
      <Disc x={40} y={32} radius={8} fill="white" />
      <Disc x={57} y={46} radius={6} fill="white" />
      <Disc x={71} y={20} radius={8} fill="accent" />
    </>
  ),
  'deals-coupons-management': (
    <>
      <Shape
        d="M14 13h46a5 5 0 0 0 10 0h12a6 6 0 0 1 6 6v26a6 6 0 0 1-6 6H70a5 5 0 0 0-10 0H14a6 6 0 0 1-6-6V19a6 6 0 0 1 6-6z"
        fill="accent"
      />
      <Line points="65,24 65,42" isDashed />
      <SceneText x={36} y={39} size={18} family="display" anchor="middle">
        15%
      </SceneText>
    </>
  ),
  'account-management': (
    <>
      <Panel x={10} y={8} width={76} height={48} radius={8} />
      <Bar x={19} y={17} width={18} height={9} radius={3} fill="copy" />
      <Bar x={40} y={17} width={15} height={9} radius={3} fill="accentLight" />
      <Bar x={58} y={17} width={19} height={9} radius={3} fill="sourcing" />
      <Shape d="M67.5 29l5 7h-10z" fill="ink" />
      <SceneText x={19} y={48} size={13} family="display" tone="success">
        Healthy
      </SceneText>
    </>
  ),
} satisfies Partial<Record<SceneName, ReactNode>>;

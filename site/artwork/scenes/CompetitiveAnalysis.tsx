import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Competitors by price and rating, with a gap in the market for you. */
export function CompetitiveAnalysis() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={20} y={22} width={320} height={278} />
      <SceneText x={38} y={48} size={14} family="bold">
        Kettles, page one
      </SceneText>
      <SceneText x={322} y={48} size={11} tone="soft" anchor="end">
        14 rivals
      </SceneText>
      <Rule x={20} y={60} width={320} />
      <Line points="60,74 60,208 324,208" />
      <Shape d="M61 86h262M61 147h262" line="rule" width={1.5} />
      <SceneText x={52} y={90} size={11} tone="soft" anchor="end">
        5
      </SceneText>
      <SceneText x={52} y={151} size={11} tone="soft" anchor="end">
        4
      </SceneText>
      <SceneText x={52} y={211} size={11} tone="soft" anchor="end">
        3
      </SceneText>
      <SceneText x={66} y={227} size={11} tone="soft">
        £15
      </SceneText>
      <SceneText x={192} y={227} size={11} tone="soft" anchor="middle">
        Price and stars
      </SceneText>
      <SceneText x={322} y={227} size={11} tone="soft" anchor="end">
        £60
      </SceneText>
      {rivals.map(([x, y, radius]) => (
        <Disc key={`${x} ${y}`} x={x} y={y} radius={radius} fill="ppcLight" />
      ))}
      <Panel x={190} y={76} width={74} height={54} radius={10} fill="ppcPale" isDashed />
      <Disc x={227} y={103} radius={16} fill="accent" />
      <SceneText x={227} y={107} size={11} family="bold" anchor="middle">
        You
      </SceneText>
      <Line points="264,103 276,103" />
      <Pill x={274} y={91} width={56} height={24} label="No rival" fill="ink" tone="white" />
    </>
  );
}

const rivals = [
  [84, 186, 9],
  [100, 160, 13],
  [124, 176, 8],
  [118, 134, 11],
  [146, 150, 15],
  [166, 182, 10],
  [160, 118, 9],
  [216, 172, 12],
  [252, 160, 8],
  [290, 168, 14],
  [304, 140, 9],
] as const;

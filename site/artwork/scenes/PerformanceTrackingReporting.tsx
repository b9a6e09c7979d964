import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A weekly report under the client's own name: sales up, ACOS down. */
export function PerformanceTrackingReporting() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={42} y={16} width={290} height={284} transform="rotate(2 180 140)" />
      <Panel x={30} y={20} width={290} height={280} />
      <Panel x={46} y={33} width={76} height={26} radius={7} fill="paper" isDashed />
      <SceneText x={84} y={50} size={11} family="bold" anchor="middle">
        Your logo
      </SceneText>
      <SceneText x={304} y={50} anchor="end">
        Report, week 8
      </SceneText>
      <Rule x={30} y={70} width={290} />
      {sales.map((height, week) => (
        <Bar
          key={height}
          x={50 + week * 33}
          y={206 - height}
          width={22}
          height={height}
          radius={4}
          fill={week === 7 ? 'accent' : 'ppcField'}
        />
      ))}
      <Line
        points="61,110 94,118 127,116 160,138 193,144 226,164 259,168 292,184"
        tone="ppc"
        width={4}
      />
      <Disc x={61} y={110} radius={5} fill="white" line="ppc" />
      <Disc x={292} y={184} radius={6} fill="ppc" />
      <Rule x={46} y={207} width={258} />
      <SceneText x={48} y={94} family="bold">
        ACOS 41%
      </SceneText>
      <Pill x={268} y={152} width={46} height={22} label="22%" fill="ink" tone="white" size={12} />
      <SceneText x={48} y={226} size={11} tone="soft">
        Week 1
      </SceneText>
      <SceneText x={304} y={226} size={11} tone="soft" anchor="end">
        Sales, weekly
      </SceneText>
    </>
  );
}

const sales = [38, 44, 43, 58, 64, 76, 84, 108];

import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A daily budget that is on track, with higher bids in the hours that sell best. */
export function BidBudgetOptimization() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={24} y={24} width={312} height={276} />
      <SceneText x={42} y={52} size={14} family="bold">
        Daily budget
      </SceneText>
      <SceneText x={318} y={54} size={22} family="display" anchor="end">
        £40
      </SceneText>
      <Panel x={42} y={66} width={276} height={22} radius={11} fill="ppcPale" />
      <Shape d="M53 67h171v20H53a10 10 0 0 1 0-20z" fill="accent" line="none" />
      <Line points="225,60 225,94" width={3} />
      <SceneText x={42} y={107} size={11}>
        £26.40 spent by 16:00
      </SceneText>
      <Tick x={254} y={107} />
      <SceneText x={318} y={107} size={11} anchor="end">
        On pace
      </SceneText>
      <Rule x={24} y={120} width={312} />
      {bids.map((height, hour) => (
        <Bar
          key={`hour ${hours[hour]}`}
          x={42 + hour * 23.5}
          y={210 - height}
          width={17}
          height={height}
          radius={4}
          fill={height > 46 ? 'ppc' : 'ppcLight'}
        />
      ))}
      <Rule x={42} y={211} width={276} />
      <SceneText x={42} y={228} size={11} tone="soft">
        6:00
      </SceneText>
      <SceneText x={180} y={228} size={11} tone="soft" anchor="middle">
        Bid by hour
      </SceneText>
      <SceneText x={318} y={228} size={11} tone="soft" anchor="end">
        24:00
      </SceneText>
      <Pill
        x={150}
        y={128}
        width={72}
        height={22}
        label="Bid +15%"
        fill="ink"
        tone="white"
        size={11}
      />
      <Line points="222,139 236,139 236,145" />
    </>
  );
}

const bids = [14, 18, 26, 30, 28, 24, 32, 50, 62, 56, 34, 18];
const hours = [6, 7, 9, 10, 12, 13, 15, 16, 18, 19, 21, 22];

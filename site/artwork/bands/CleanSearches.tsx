import { Bar } from '../parts/Bar.tsx';
import { LunchBox } from '../parts/LunchBox.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** Two searches after the work: the ad stays out of the wrong one and is seen in the right one. */
export function CleanSearches() {
  return (
    <>
      {searches.map(({ x, query, isYours }) => (
        <g key={query} transform={`translate(${x})`}>
          <Panel x={1} y={isYours ? 1 : 34} width={202} height={400} />
          <g transform={`translate(0 ${isYours ? 0 : 33})`}>
            <Panel x={13} y={13} width={178} height={32} radius={16} fill="paper" />
            <SceneText x={30} y={34} size={14} family="bold">
              {query}
            </SceneText>
            <Panel
              x={13}
              y={57}
              width={178}
              height={86}
              radius={10}
              fill={isYours ? 'ppcField' : 'white'}
              isDashed={!isYours}
            />
            {isYours ? <Shown /> : <Kept />}
            <Others fill={isYours ? 'paper2' : 'webField'} />
          </g>
        </g>
      ))}
      <SampleTag x={71} y={4} />
    </>
  );
}

function Shown() {
  return (
    <>
      <LunchBox x={58} y={120} fill="ppcLight" />
      <Pill
        x={102}
        y={72}
        width={72}
        height={24}
        label="Your ad"
        fill="ppc"
        tone="white"
        size={13}
      />
      <SceneText x={106} y={124} size={14} family="bold">
        7 orders
      </SceneText>
    </>
  );
}

function Kept() {
  return (
    <>
      <SceneText x={102} y={96} size={14} family="bold" anchor="middle">
        Your ad stays out
      </SceneText>
      <SceneText x={102} y={118} size={14} family="bold" tone="soft" anchor="middle">
        no click, no cost
      </SceneText>
    </>
  );
}

/** The results below: other shops' products. */
function Others({ fill }: { fill: 'paper2' | 'webField' }) {
  return (
    <>
      {(fill === 'paper2' ? [0, 1] : [0]).map((row) => (
        <g key={row} transform={`translate(0 ${row * 58})`}>
          <LunchBox x={52} y={196} fill={fill} />
          <Bar x={96} y={166} width={84} />
          <Bar x={96} y={182} width={56} />
        </g>
      ))}
    </>
  );
}

const searches = [
  { x: 0, query: 'glass lunch box', isYours: false },
  { x: 216, query: 'steel lunch box', isYours: true },
] as const;

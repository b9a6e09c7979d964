import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A browser that is still loading: the top of a page is there, and the rest is empty. */
export function ProblemWeb() {
  return (
    <>
      <Panel x={24} y={-20} width={252} height={184} />
      {[42, 58, 74].map((x) => (
        <Disc key={x} x={x} y={14} radius={4} fill="rule" line="none" />
      ))}
      <Bar x={92} y={5} width={168} height={18} fill="paper2" />
      <Line points="24,32 276,32" />
      <Bar x={25} y={33} width={250} height={9} radius={0} fill="webField" />
      <Bar x={25} y={33} width={68} height={9} radius={0} fill="accent" />
      <Bar x={42} y={60} width={92} height={12} fill="ink" />
      <Bar x={42} y={80} width={62} height={12} fill="ink" />
      <Panel x={42} y={106} width={92} height={42} radius={8} isDashed />
      <Shape d="M172 62h60m-54 0c0 30 24 22 24 41c0-19 24-11 24-41m-54 82h60m-54 0c0-30 24-22 24-41c0 19 24 11 24 41" />
      <Shape d="M182 144c0-14 20-12 20-20c0 8 20 6 20 20z" fill="web" line="none" />
      <Line points="172,62 232,62" width={4} />
      <Line points="172,144 232,144" width={4} />
      <Line points="202,108 202,118" tone="web" width={3} isDashed />
      <SceneText x={88} y={132} size={12} tone="faint" anchor="middle">
        Picture
      </SceneText>
    </>
  );
}

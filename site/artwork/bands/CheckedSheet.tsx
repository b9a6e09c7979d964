import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A sheet with three ticks on a buoy, for the middle of the three steps. */
export function CheckedSheet() {
  return (
    <>
      <Panel x={240} y={34} width={62} height={88} radius={6} />
      <SceneText x={271} y={51} size={11} family="bold" anchor="middle">
        Checked
      </SceneText>
      <Line points="240,59 302,59" />
      {[78, 95, 112].map((y) => (
        <g key={y}>
          <Tick x={250} y={y} />
          <Line points={`268,${y - 4} 290,${y - 4}`} tone="rule" width={4} />
        </g>
      ))}
      <Shape d="M232 122h78v8h-78z" fill="sourcingField" />
    </>
  );
}

import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * A factory, an inspection and a client on the waterline. The ship is on its way to the
 * client.
 */
export function ThreePorts() {
  return (
    <>
      <Shape d="M124 134V36h16v98z" fill="sourcing" />
      <Shape d="M44 134V76l28-20v20l28-20v20l28-20v78z" fill="sourcingField" />
      <SceneText x={86} y={96} size={11} family="bold" anchor="middle">
        Factory
      </SceneText>
      <Shape d="M54 112h14m11 0h14m11 0h14" width={8} />

      <Panel x={240} y={34} width={62} height={88} radius={6} />
      <SceneText x={271} y={51} size={10} family="bold" anchor="middle">
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

      <Shape d="M334 112h66l-10 18h-48z" fill="white" />
      <Panel x={340} y={98} width={17} height={14} radius={1} fill="accent" />
      <Panel x={357} y={98} width={17} height={14} radius={1} fill="sourcing" />
      <Panel x={349} y={84} width={17} height={14} radius={1} fill="sourcingField" />
      <Shape d="M378 112V90h14v22M382 98h6" fill="sourcingField" />

      <Shape d="M446 130V74l58-28 58 28v56z" fill="sourcingField" />
      <SceneText x={504} y={82} size={10} family="bold" anchor="middle">
        Your business
      </SceneText>
      <Panel x={470} y={94} width={30} height={36} radius={2} fill="ink" />
      <Panel x={508} y={94} width={30} height={36} radius={2} fill="ink" />
      <Panel x={474} y={114} width={16} height={16} radius={1} fill="accent" />
      <Panel x={566} y={114} width={16} height={16} radius={1} fill="accent" />
    </>
  );
}

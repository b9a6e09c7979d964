import { Cross } from '../parts/Cross.tsx';
import { Factory } from '../parts/Factory.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** The route from the factory to the client passes over the trader in the middle. */
export function ReasonDirect() {
  return (
    <>
      <g transform="translate(18 62) scale(1.25)">
        <Factory x={0} y={44} fill="white" />
      </g>
      <SceneText x={45} y={138} size={12} family="bold" anchor="middle">
        Factory
      </SceneText>
      <Panel x={101} y={84} width={62} height={34} radius={8} fill="sourcingField" isDashed />
      <SceneText x={132} y={106} size={12} tone="soft" anchor="middle">
        Trader
      </SceneText>
      <Cross x={156} y={90} tone="danger" />
      <Shape d="M200 117V88l27-20 27 20v29z" fill="white" />
      <Panel x={218} y={96} width={18} height={21} radius={1} fill="accent" />
      <SceneText x={227} y={138} size={12} family="bold" anchor="middle">
        You
      </SceneText>
      <Shape d="M52 58C84 10 186 10 220 54" line="accent" width={4} />
      <Line points="209,50 221,56 225,43" tone="accent" width={4} />
    </>
  );
}

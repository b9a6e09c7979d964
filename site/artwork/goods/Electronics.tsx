import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Headphones and a phone. */
export function Electronics() {
  return (
    <>
      <Shape d="M12 54c-2-60 62-60 60 0h-8c1-47-45-47-44 0z" fill="white" />
      <Panel x={21} y={50} width={9} height={29} radius={4} fill="ink" />
      <Panel x={54} y={50} width={9} height={29} radius={4} fill="ink" />
      <Panel x={6} y={46} width={17} height={37} radius={8} fill="sourcingLight" />
      <Panel x={61} y={46} width={17} height={37} radius={8} fill="sourcingLight" />
      <Panel x={86} y={21} width={31} height={62} radius={6} fill="ink" />
      <Panel x={89} y={26} width={25} height={50} radius={3} fill="webField" />
      <Line points="92,66 98,57 103,61 110,46" tone="web" width={3} />
      <Shape d="M93 33h12M93 39h7" width={3} />
    </>
  );
}

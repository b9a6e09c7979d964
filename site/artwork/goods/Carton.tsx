import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A closed carton with a delivery label. */
export function Carton() {
  return (
    <>
      <Shape d="M24 36l9-14h54l9 14z" fill="seoPale" />
      <Panel x={24} y={36} width={72} height={47} radius={2} fill="seoField" />
      <Shape d="M55 22h10l2 14v13H53V36z" fill="white" />
      <Shape d="M32 70V57M28 61l4-5 4 5M43 70V57M39 61l4-5 4 5M28 75h19" />
      <Panel x={66} y={56} width={23} height={19} radius={2} />
      <Shape d="M71 62h13M71 69h7" width={3} />
    </>
  );
}

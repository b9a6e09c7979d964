import { Disc } from '../parts/Disc.tsx';
import { Shape } from '../parts/Shape.tsx';

export type StepMugProps = { x: number; y: number };

/** A mug of coffee on the desk, seen from above. Positioned by its centre. */
export function StepMug({ x, y }: StepMugProps) {
  return (
    <>
      <Shape d={`M${x} ${y}l-20 18`} width={9} />
      <Shape d={`M${x} ${y}l-20 18`} line="white" width={5} />
      <Disc x={x} y={y} radius={20} />
      <Disc x={x} y={y} radius={14} fill="seoDark" />
    </>
  );
}

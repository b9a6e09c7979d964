import { Disc } from '../parts/Disc.tsx';
import { Shape } from '../parts/Shape.tsx';

export type StepDoneProps = { x: number; y: number };

/** A tick on a green disc: agreed, or finished. Positioned by its centre. */
export function StepDone({ x, y }: StepDoneProps) {
  return (
    <>
      <Disc x={x} y={y} radius={11} fill="sourcing" />
      <Shape d={`M${x - 5} ${y}l4 4 7-8`} line="white" width={3} />
    </>
  );
}

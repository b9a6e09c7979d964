import { Shape } from '../parts/Shape.tsx';

export type StepPencilProps = { x: number; y: number };

/** The writer's pencil at the size of a step, with its point at (x, y). */
export function StepPencil({ x, y }: StepPencilProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0 0l1-9 14-20 8 5-14 20z" fill="accent" />
      <Shape d="M15-29l4-6 8 5-4 6z" fill="white" />
    </g>
  );
}

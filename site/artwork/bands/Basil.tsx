import { Shape } from '../parts/Shape.tsx';

export type BasilProps = { x: number; y: number };

/** Basil in a pot that stands on (x, y). */
export function Basil({ x, y }: BasilProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M0-9c0-6-4-9-9-9 0 6 4 8 9 9zm0 0c0-6 4-9 9-9 0 6-4 8-9 9z" fill="sourcing" />
      <Shape d="M-6-9H6L4 0H-4z" fill="accent" />
    </g>
  );
}

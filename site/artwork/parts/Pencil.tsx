import { Shape } from './Shape.tsx';

export type PencilProps = { x: number; y: number };

/** The copy desk's red pencil, leaning to the right, with its point at (x, y). */
export function Pencil({ x, y }: PencilProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape d="M3-22L47-86l18 12L21-10 0 0z" fill="accent" />
      <Shape d="M47-86l10-14 18 12-10 14z" fill="white" />
      <Shape d="M3-22L21-10" />
    </g>
  );
}

import { Line } from './Line.tsx';
import type { Colour } from './palette.ts';

export type TickProps = { x: number; y: number; tone?: Colour };

/** A tick 11 units wide; `y` is the baseline of the words beside it. */
export function Tick({ x, y, tone = 'sourcing' }: TickProps) {
  return <Line points={`${x},${y - 4} ${x + 4},${y} ${x + 11},${y - 9}`} tone={tone} width={2.5} />;
}

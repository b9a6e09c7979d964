import { Line } from './Line.tsx';
import type { Colour } from './palette.ts';

export type RuleProps = { x: number; y: number; width: number; tone?: Colour };

/** A horizontal line. */
export function Rule({ x, y, width, tone = 'ink' }: RuleProps) {
  return <Line points={`${x},${y} ${x + width},${y}`} tone={tone} />;
}

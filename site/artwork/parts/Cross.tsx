import { type Colour, palette } from './palette.ts';

export type CrossProps = { x: number; y: number; tone?: Colour };

/** A cross 9 units wide; `y` is the baseline of the words beside it. */
export function Cross({ x, y, tone = 'copy' }: CrossProps) {
  return (
    <path
      d={`M${x} ${y - 9}l9 9m0-9l-9 9`}
      fill="none"
      stroke={palette[tone]}
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  );
}

import { palette } from './palette.ts';

export type StarsProps = { x: number; y: number; count?: number };

/** A row of small stars, each 12 units wide. `y` is their centre. */
export function Stars({ x, y, count = 5 }: StarsProps) {
  return (
    <path
      d={Array.from({ length: count }, (_, index) => `M${x + 5 + index * 12} ${y - 5}${star}`).join(
        '',
      )}
      fill={palette.accent}
    />
  );
}

const star = 'l1.6 3.4 3.6.4-2.7 2.5.8 3.7-3.3-1.9-3.3 1.9.8-3.7-2.7-2.5 3.6-.4z';

import { type Colour, palette } from './palette.ts';

export type LineProps = {
  points: string;
  tone?: Colour;
  width?: number;
  isDashed?: boolean;
};

/** A polyline with round joins. */
export function Line({ points, tone = 'ink', width = 2, isDashed = false }: LineProps) {
  return (
    <polyline
      points={points}
      fill="none"
      stroke={palette[tone]}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={isDashed ? '1 6' : undefined}
    />
  );
}

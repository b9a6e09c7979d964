import { type Colour, palette } from './palette.ts';

export type PanelProps = {
  x: number;
  y: number;
  width: number;
  height: number;
  radius?: number;
  fill?: Colour;
  isDashed?: boolean;
  transform?: string;
};

/** A sheet, card or box with the 2-unit ink stroke. */
export function Panel({ radius = 14, fill = 'white', isDashed = false, ...box }: PanelProps) {
  return (
    <rect
      {...box}
      rx={radius}
      fill={palette[fill]}
      stroke={palette.ink}
      strokeWidth="2"
      strokeDasharray={isDashed ? '4 4' : undefined}
    />
  );
}

import { type Colour, palette } from '../parts/palette.ts';

export type FlowArrowProps = {
  /** The points as "x,y x,y ...", in the direction of the arrow. */
  points: string;
  tone?: Colour;
  width?: number;
  isDashed?: boolean;
};

/** A line from one box to the next. */
export function FlowArrow({ points, tone = 'ink', width = 2, isDashed = false }: FlowArrowProps) {
  const stroke = {
    fill: 'none',
    stroke: palette[tone],
    strokeWidth: width,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  } as const;
  return (
    <>
      <polyline points={points} {...stroke} strokeDasharray={isDashed ? '5 5' : undefined} />
      <path d={headOf(points)} {...stroke} />
    </>
  );
}

const headLength = 7;

function headOf(points: string): string {
  const [from = [0, 0], to = [0, 0]] = points
    .split(' ')
    .slice(-2)
    .map((point) => point.split(',').map(Number));
  const [x = 0, y = 0] = to;
  const angle = Math.atan2(y - (from[1] ?? 0), x - (from[0] ?? 0));
  const [one, other] = [angle + 2.55, angle - 2.55].map(
    (side) => `${round(x + headLength * Math.cos(side))} ${round(y + headLength * Math.sin(side))}`,
  );
  return `M${one}L${x} ${y}L${other}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

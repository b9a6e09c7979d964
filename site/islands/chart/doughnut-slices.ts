export type Share = { name: string; percent: number };

/** A share with its outline and centre. Both axes of the drawing run from -180 to 180. */
export type Slice = Share & { outline: string; x: number; y: number };

/** Turns percentages into the slices of a ring, clockwise from the top. */
export function doughnutSlices(shares: readonly Share[]): Slice[] {
  const total = shares.reduce((sum, { percent }) => sum + percent, 0);
  let end = 0;
  return shares.map((share) => {
    const start = end;
    end += share.percent / total;
    const [x, y] = pointAt((inner + outer) / 2, (start + end) / 2);
    return { ...share, outline: outlineOf(start, end), x, y };
  });
}

const inner = 90;
const outer = 170;

function outlineOf(start: number, end: number): string {
  const isLarge = end - start > 0.5 ? 1 : 0;
  const arc = (radius: number, sweep: number) => `A${radius},${radius},0,${isLarge},${sweep},`;
  return `M${pointAt(outer, start)}${arc(outer, 1)}${pointAt(outer, end)}L${pointAt(inner, end)}${arc(inner, 0)}${pointAt(inner, start)}Z`;
}

/** The point at a share of the way round, from 0 to 1. */
function pointAt(radius: number, turn: number): [x: number, y: number] {
  const angle = 2 * Math.PI * turn;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}

// Adding 0 turns -0 into 0.
const round = (value: number) => Math.round(value * 10) / 10 + 0;

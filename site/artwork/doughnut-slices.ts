import { arc, type PieArcDatum, pie } from 'd3-shape';

export type Share = { name: string; percent: number };

/** A share with its outline and centre. Both axes of the drawing run from -180 to 180. */
export type Slice = Share & { outline: string; x: number; y: number };

/** Turns percentages into the slices of a ring, clockwise from the top. */
export function doughnutSlices(shares: Share[]): Slice[] {
  return slices(shares).map((slice) => {
    const [x, y] = ring.centroid(slice);
    return { ...slice.data, outline: ring(slice) ?? '', x: round(x), y: round(y) };
  });
}

const slices = pie<Share>()
  .sort(null)
  .value(({ percent }) => percent);
const ring = arc<PieArcDatum<Share>>().innerRadius(92).outerRadius(160).digits(1);

const round = (value: number) => Math.round(value * 10) / 10;

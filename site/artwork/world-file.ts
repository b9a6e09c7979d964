import { palette } from './parts/palette.ts';
import { worldFrame, worldGrid } from './world-grid.ts';
import { worldPlaces } from './world-places.ts';

/**
 * Draws the world's land as dots, and the routes to all ports: a standalone SVG file, shown beneath
 * the pins of `WorldMap`.
 */
export function worldFile(): string {
  const { width, height } = worldFrame;
  const routes = Object.values(worldPlaces).map(({ route }) => curve(route.map(worldGrid.project)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${worldGrid.land}" stroke="${palette.ink3}" stroke-width="10" stroke-dasharray="0 20"/><path d="${routes.join('')}" stroke="${palette.accent}" stroke-width="3" vector-effect="non-scaling-stroke"/></svg>`;
}

type Point = readonly [x: number, y: number];

/** A smooth curve from the first point to the last; those between bend it towards themselves. */
function curve([start, ...points]: readonly Point[]): string {
  const bends = points.slice(0, -1).map((bend, index) => {
    const next = points[index + 1] ?? bend;
    const end = index === points.length - 2 ? next : middle(bend, next);
    return `Q${bend} ${end}`;
  });
  return `M${start}${bends.join('')}`;
}

const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];

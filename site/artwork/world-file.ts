import { palette } from './parts/palette.ts';
import { worldFrame, worldGrid } from './world-grid.ts';
import { worldPlaces } from './world-places.ts';

/**
 * Draws the world's land as dots, and the routes to all ports: a standalone SVG file, shown beneath
 * the pins of `WorldMap`.
 */
export function worldFile(): string {
  const { width, height } = worldFrame;
  const routes = Object.values(worldPlaces).map(
    ({ route }) => `M${route.map((place) => worldGrid.project(place).join(' ')).join('L')}`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${worldGrid.land}" stroke="${palette.ink3}" stroke-width="10" stroke-dasharray="0 20"/><path d="${routes.join('')}" stroke="${palette.accent}" stroke-width="3" vector-effect="non-scaling-stroke"/></svg>`;
}

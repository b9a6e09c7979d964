import { worldLand } from './world-land.ts';
import type { Place } from './world-places.ts';

/** Drawing units per degree, and the latitude of the map's top edge. */
const degree = 4;
const north = 80;
/** The distance between two dots in degrees, and the longitude at which each row of land begins. */
const pitch = 5;
const landWest = -30;

/**
 * The world as a grid of dots. Its left edge is at longitude `west`, which must be a multiple of
 * five.
 */
export function worldGrid(west: number) {
  const shift = (west - landWest + 360) % 360;
  const rows = worldLand.map((row) => row.slice(shift / pitch) + row.slice(0, shift / pitch));
  return {
    /** Each run of land is one dashed stroke; its dashes are the dots. */
    land: rows.flatMap((row, line) => runs(row, line)).join(''),
    project: ([longitude, latitude]: Place): [number, number] => [
      Math.round(((longitude - west + 360) % 360) * degree),
      Math.round((north - latitude) * degree),
    ],
  };
}

function runs(row: string, line: number): string[] {
  const unit = pitch * degree;
  return [...row.matchAll(/o+/g)].map(({ 0: run, index }) => {
    const [x, y] = [unit * (index + 0.5), unit * (line + 0.5)];
    return `M${x} ${y}h${unit * (run.length - 1) + 0.01}`;
  });
}

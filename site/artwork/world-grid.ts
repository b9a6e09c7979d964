import { worldLand } from './world-land.ts';
import type { Place } from './world-places.ts';

/** Units of the drawing per degree; the map begins at 80° north. */
const degree = 4;
const north = 80;
/** Degrees between two dots, and the longitude at which the rows of land begin. */
const pitch = 5;
const landWest = -30;

/** The world as a grid of dots whose left edge is at this longitude, a multiple of five. */
export function worldGrid(west: number) {
  const shift = (west - landWest + 360) % 360;
  const rows = worldLand.map((row) => row.slice(shift / pitch) + row.slice(0, shift / pitch));
  return {
    /** Each run of land as one dashed stroke, whose dashes are the dots. */
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

import { worldLand } from './world-land.ts';
import type { Place } from './world-places.ts';

/** Drawing units per degree, the latitude of the top edge and the longitude of the left edge. */
const degree = 4;
const north = 80;
const west = -30;
/** The distance between two dots in degrees. */
const pitch = 5;

export const worldFrame = { width: 360 * degree, height: 544 };

/** The world as a grid of dots. It starts at 30° west, so that it doesn't split the Pacific. */
export const worldGrid = {
  /** Each run of land is one dashed stroke; its dashes are the dots. */
  land: worldLand.flatMap(runs).join(''),
  project: ([longitude, latitude]: Place): [number, number] => [
    Math.round(((longitude - west + 360) % 360) * degree),
    Math.round((north - latitude) * degree),
  ],
};

function runs(row: string, line: number): string[] {
  const unit = pitch * degree;
  return [...row.matchAll(/o+/g)].map(({ 0: run, index }) => {
    const [x, y] = [unit * (index + 0.5), unit * (line + 0.5)];
    return `M${x} ${y}h${unit * (run.length - 1) + 0.01}`;
  });
}

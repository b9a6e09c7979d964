export type MapPlace = { longitude: number; latitude: number };

/**
 * The distance between two dots, in drawing units. It represents 2 degrees of longitude or 1.5
 * degrees of latitude.
 */
export const pitch = 12;
/** The top edge of the drawing (78° north), and the longitude of x = 0. */
const north = 78;
export const west = -140;

/** The map spans 140° west to 140° east, or more if a place needs it. It ends at 54° south. */
const narrow = { left: 0, right: 1680 };
const height = 1056;
const margin = 96;

export function project({ longitude, latitude }: MapPlace): { x: number; y: number } {
  return {
    x: Math.round(((longitude - west + 360) % 360) * (pitch / 2)),
    y: Math.round((north - latitude) * (pitch / 1.5)),
  };
}

/** The part of the world shown on the map of these places. */
export function placesFrame(places: readonly MapPlace[]) {
  const all = places.map((place) => project(place).x);
  const left = Math.min(narrow.left, ...all.map((x) => x - margin));
  const width = Math.max(narrow.right, ...all.map((x) => x + margin)) - left;
  return { left, width, height, viewBox: `${left} 0 ${width} ${height}` };
}

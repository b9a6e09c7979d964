export type MapPlace = { longitude: number; latitude: number };

/** Drawing units per degree of longitude. Two neighbouring dots are one degree apart. */
export const pitch = 6;
/** The distance between two rows of dots, so that all neighbours are equally far apart. */
export const rowPitch = (pitch * Math.sqrt(3)) / 2;
/** Drawing units per degree of latitude. */
const degreeHeight = 8;
/** The top edge of the drawing (78° north), and the longitude of x = 0. */
const north = 78;
export const west = -140;

/** The map spans 136° west to 110° east, or more if a place needs it. */
const narrow = { left: 24, right: 1500 };
/** It ends at 15° south, or further south if a place needs it. */
const low = 744;
const margin = { side: 180, below: 200 };

export function project({ longitude, latitude }: MapPlace): { x: number; y: number } {
  return {
    x: Math.round(((longitude - west + 360) % 360) * pitch),
    y: Math.round((north - latitude) * degreeHeight),
  };
}

/** The part of the world shown on the map of these places. */
export function placesFrame(places: readonly MapPlace[]) {
  const all = places.map(project);
  const left = wholeDots(Math.min(narrow.left, ...all.map(({ x }) => x - margin.side)));
  const width = wholeDots(Math.max(narrow.right, ...all.map(({ x }) => x + margin.side)) - left);
  const height = Math.max(low, ...all.map(({ y }) => y + margin.below));
  return { left, width, height, viewBox: `${left} 0 ${width} ${height}` };
}

const wholeDots = (length: number) => 2 * pitch * Math.floor(length / pitch / 2);

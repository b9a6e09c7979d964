import type { RegionId } from './region-ids.ts';

/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

export type WorldPlace = {
  /** The route from Shanghai. Its last point is the port. */
  route: readonly Place[];
  /** The label's offset from the port, in map units. */
  label: { dx: number; dy: number; anchor: 'start' | 'middle' | 'end' };
};

const shanghai: Place = [121.5, 31.2];
const southChinaSea: Place = [113, 14];
const malacca: Place = [103.8, 1.3];

/** The port in each region, and the shipping route to it. */
export const worldPlaces: Record<RegionId, WorldPlace> = {
  'mainland-china': { route: [shanghai], label: { dx: -16, dy: -16, anchor: 'end' } },
  'hong-kong': {
    route: [shanghai, [122, 26], [114.2, 21.5]],
    label: { dx: -20, dy: 4, anchor: 'end' },
  },
  asean: {
    route: [shanghai, [122, 26], [115, 20], southChinaSea, malacca],
    label: { dx: 0, dy: 40, anchor: 'middle' },
  },
  europe: {
    route: [
      shanghai,
      [122, 26],
      [115, 20],
      southChinaSea,
      malacca,
      [95, 6],
      [80, 5],
      [58, 13],
      [45, 12],
      [33, 28],
      [31, 33],
      [12, 37],
      [-6, 36],
      [-10, 44],
      [2, 51],
    ],
    label: { dx: 0, dy: -26, anchor: 'middle' },
  },
  other: {
    route: [shanghai, [128, 22], [134, 4], [152, -10], [156, -24], [151.2, -33.9]],
    label: { dx: 26, dy: 8, anchor: 'start' },
  },
  americas: {
    route: [shanghai, [134, 29], [152, 40], [178, 44], [-160, 40], [-118.2, 33.7]],
    label: { dx: -8, dy: -30, anchor: 'end' },
  },
};

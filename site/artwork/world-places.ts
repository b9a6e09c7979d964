import type { RegionId } from './region-ids.ts';

/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

export type WorldPlace = {
  /** The route from Shanghai. Its last point is the port. */
  route: readonly Place[];
  /** The side of the port on which its name is. */
  side: 'left' | 'right' | 'above' | 'below';
};

const shanghai: Place = [121.5, 31.2];
const southChinaSea: Place = [113, 14];
const malacca: Place = [103.8, 1.3];

/** The port in each region, and the shipping route to it. */
export const worldPlaces: Record<RegionId, WorldPlace> = {
  'mainland-china': { route: [shanghai], side: 'left' },
  'hong-kong': {
    route: [shanghai, [122, 26], [112.5, 20.5]],
    side: 'left',
  },
  asean: {
    route: [shanghai, [122, 26], [115, 20], southChinaSea, malacca],
    side: 'below',
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
    side: 'above',
  },
  other: {
    route: [shanghai, [128, 22], [134, 4], [152, -10], [156, -24], [151.2, -33.9]],
    side: 'right',
  },
  americas: {
    route: [shanghai, [134, 29], [152, 40], [178, 44], [-160, 40], [-118.2, 33.7]],
    side: 'right',
  },
};

import type { RegionId } from './region-ids.ts';

/** Longitude and latitude in degrees. */
export type Place = readonly [longitude: number, latitude: number];

export type WorldPlace = {
  /**
   * The route from Shanghai, or onwards from a port on the way. Its last point is the port; the
   * points between its ends bend it.
   */
  route: readonly Place[];
  /** The side of the port on which its name is. */
  side: 'left' | 'right' | 'above' | 'below';
};

const shanghai: Place = [121.5, 31.2];
const malacca: Place = [103.8, 1.3];

/** The port in each region, and the shipping route to it. */
export const worldPlaces: Record<RegionId, WorldPlace> = {
  'mainland-china': { route: [shanghai], side: 'left' },
  'hong-kong': { route: [shanghai, [121, 22], [112.5, 20.5]], side: 'left' },
  asean: { route: [shanghai, [130, 11], malacca], side: 'below' },
  europe: {
    route: [malacca, [80, 3], [50, 10], [28, 36], [2, 51]],
    side: 'above',
  },
  other: { route: [shanghai, [162, 4], [151.2, -33.9]], side: 'right' },
  americas: { route: [shanghai, [178, 62], [-118.2, 33.7]], side: 'right' },
};

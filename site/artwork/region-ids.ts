/** The regions that we ship to. This file imports no components, so schemas can import it. */
export const regionIds = [
  'asean',
  'americas',
  'other',
  'europe',
  'mainland-china',
  'hong-kong',
] as const;
export type RegionId = (typeof regionIds)[number];

/** The regions that sourcing ships to. Free of drawings, so that schemas can read it. */
export const regionIds = [
  'asean',
  'americas',
  'other',
  'europe',
  'mainland-china',
  'hong-kong',
] as const;
export type RegionId = (typeof regionIds)[number];

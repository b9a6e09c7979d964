/** Skin colours from lightest to darkest. */
export const skins = {
  porcelain: '#FBE3D0',
  rose: '#F7D0B8',
  cream: '#F3C7A1',
  honey: '#E2AE82',
  tan: '#D09A6B',
  olive: '#C68E5C',
  bronze: '#A86F45',
  brown: '#96623F',
  umber: '#80503A',
  ebony: '#6E4732',
} as const;

export const hairs = {
  black: '#23242C',
  espresso: '#4A2A1B',
  chestnut: '#7A3B16',
  auburn: '#B4430A',
  ginger: '#E07B2E',
  blond: '#F0C36B',
  ash: '#C9B08A',
  grey: '#C9C5BE',
  silver: '#E9E6E0',
  plum: '#6E3A78',
} as const;

/** Colours of clothes, headdresses and jewellery. They don't depend on the theme. */
export const cloths = {
  ink: '#13151c',
  white: '#fff',
  orange: '#ff7a1a',
  amber: '#ff9a4d',
  blue: '#3b6cf6',
  rose: '#e2466f',
  violet: '#8a4fe8',
  leaf: '#1f8a5b',
} as const;

export type Skin = keyof typeof skins;
export type Hair = keyof typeof hairs;
export type Cloth = keyof typeof cloths;

/** Colours of the artwork, by name; scenes use no others. The site's are site/styles/theme.css's. */
export const palette = {
  ink: '#13151C',
  slate: '#2B303C',
  steel: '#3A3E4A',
  soft: '#4B4D55',
  grey: '#6B6861',
  ash: '#C9C5BE',
  mist: '#D9D4CB',
  paper2: '#F6EFE4',
  paper: '#FFFBF4',
  white: '#fff',
  orange: '#FF7A1A',
  amber: '#FF9A4D',
  ember: '#B4430A',
  danger: '#B3261E',
  peach: '#FFD7B5',
  sand: '#FFE6CF',
  clay: '#6B4A2C',
  blue: '#3B6CF6',
  sky: '#9DB6FF',
  periwinkle: '#CBD9FF',
  rose: '#E2466F',
  wine: '#A32A4E',
  blush: '#FFCFD9',
  violet: '#8A4FE8',
  lilac: '#C9B0FF',
  lavender: '#DECFFF',
  haze: '#F3ECFF',
  leaf: '#1F8A5B',
  moss: '#17774D',
  pine: '#17603F',
  sage: '#4FA67F',
  fern: '#5FD39B',
  mint: '#BFE5D0',
} as const;

export type Colour = keyof typeof palette;

export type Category = 'seo' | 'web' | 'copy' | 'ppc' | 'sourcing';

/** The tinted field behind a scene, by category of service. */
export const fieldOf: Record<Category, Colour> = {
  seo: 'peach',
  web: 'periwinkle',
  copy: 'blush',
  ppc: 'lavender',
  sourcing: 'mint',
};

/** Head outlines, roughly within x 29-71 and y 20-72. */
export const heads = {
  oval: 'M50 21c13 0 21 11 21 25S62 71 50 71 29 60 29 46s8-25 21-25Z',
  round: 'M50 22c14 0 22 10 22 24S63 70 50 70 28 60 28 46s8-24 22-24Z',
  square: 'M50 21c14 0 21 8 21 20v13c0 11-9 17-21 17s-21-6-21-17V41c0-12 7-20 21-20Z',
  long: 'M50 20c12 0 20 10 20 25S63 74 50 74 30 60 30 45s8-25 20-25Z',
} as const;

export const beards = {
  full: 'M29 48c-1 18 9 27 21 27s22-9 21-27c-2 7-5 10-9 10-7-3-17-3-24 0-4 0-7-3-9-10Z',
  long: 'M29 49c-2 22 8 38 21 38s23-16 21-38c-3 7-6 9-9 9-7-3-17-3-24 0-3 0-6-2-9-9Z',
  chin: 'M34 58c2 12 10 16 16 16s14-4 16-16c-4 5-8 6-10 5-3-1-9-1-12 0-2 1-6 0-10-5Z',
  goatee: 'M42 63c1 8 4 12 8 12s7-4 8-12c-5 2-11 2-16 0Z',
  moustache: 'M38 60c3-5 9-6 12-3 3-3 9-2 12 3-4 2-9 1-12-1-3 2-8 3-12 1Z',
} as const;

export const mouths = {
  smile: 'M43 61c4 4 10 4 14 0',
  wide: 'M41 59c3 8 15 8 18 0Z',
  calm: 'M44 62c4 2 8 2 12 0',
  wry: 'M43 62c5 2 10 1 14-3',
} as const;

export const glasses = {
  round:
    'M34 45a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M51 45a7.5 7.5 0 1 1 15 0a7.5 7.5 0 1 1-15 0M49 44h2',
  square: 'M33 39h15v9q0 3-3 3h-9q-3 0-3-3ZM52 39h15v9q0 3-3 3h-9q-3 0-3-3ZM48 42h4',
  half: 'M34 47h14c0 9-14 9-14 0ZM52 47h14c0 9-14 9-14 0ZM48 48h4',
} as const;

/**
 * The shapes that each garment adds to the body: `cloth` in the garment's colour, `paper` in white
 * and `lines` as strokes.
 */
export const clothes = {
  crew: {},
  stripes: { lines: 'M25 85c15-4 35-4 50 0M29 91.5c13-3 29-3 42 0' },
  shirt: { paper: 'M41 75l9 12-11 5-5-14ZM59 75l-9 12 11 5 5-14Z', lines: 'M50 87v11' },
  blazer: {
    paper: 'M40 77l10 20 10-20c-4 5-16 5-20 0Z',
    lines: 'M40 77l-6 3 5 8-3 2 14 8 14-8-3-2 5-8-6-3',
  },
  polo: { cloth: 'M41 74l9 10-10 5-5-12ZM59 74l-9 10 10 5 5-12Z', lines: 'M50 84v8' },
  turtleneck: { cloth: 'M39 68c6 4 16 4 22 0l1 12c-6 5-18 5-24 0Z', lines: 'M39 73c6 4 16 4 22 0' },
  hoodie: {
    cloth: 'M35 74c2 11 28 11 30 0 7 2 8 6 6 10-8 8-34 8-42 0-2-4-1-8 6-10Z',
    lines: 'M43 88v7M57 88v7',
  },
  dungarees: { paper: 'M40 90h20v8.3q-10 1.5-20 0Z', lines: 'M36 79l4 11M64 79l-4 11' },
} as const satisfies Record<string, { cloth?: string; paper?: string; lines?: string }>;

export type HeadShape = keyof typeof heads;
export type Beard = keyof typeof beards;
export type Mouth = keyof typeof mouths;
export type Glasses = keyof typeof glasses;
export type Clothes = keyof typeof clothes;

/** The shapes of the rising line. Coordinates are in the units of each view box. */
export const lines = {
  /** Under words. `points` is stretched to their width; `rise`, in 1/100 em, is drawn after them. */
  word: {
    viewBox: '0 0 300 80',
    points: '3,72 103,64 154,69 257,60 300,63',
    rise: '0,63 5,63 46,14',
  },
  short: { viewBox: '0 0 64 26', points: '2,24 18,18 28,21 56,5', end: [56, 5], radius: 5 },
  panel: {
    viewBox: '0 0 300 130',
    points: '4,118 70,98 108,108 190,56 222,66 284,14',
    end: [284, 14],
    radius: 10,
  },
} as const;

export type LineName = keyof typeof lines;

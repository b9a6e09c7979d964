import type { Face } from './outline-text.ts';

/** The width of words set in a face, in the units of `size`. `tracking` is in em. */
export function measureText(words: string, face: Face, size: number, tracking = 0): number {
  const run = face.font.layout(words, { calt: false, liga: false });
  const advances = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advances / face.font.unitsPerEm + run.positions.length * tracking) * size;
}

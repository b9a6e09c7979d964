import { layOutWords } from './lay-out-words.ts';
import type { Face } from './outline-text.ts';

/** The width of the words, in the same unit as `size`. `tracking` is in em. */
export function measureText(words: string, face: Face, size: number, tracking = 0): number {
  const run = layOutWords(words, face.font);
  const advances = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return (advances / face.font.unitsPerEm + run.positions.length * tracking) * size;
}

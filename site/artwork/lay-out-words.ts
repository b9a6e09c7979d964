import type { Font, GlyphRun } from 'fontkit';

/**
 * Words as glyphs, without ligatures or contextual forms. Cached: a drawing has the same words in
 * each of its frames, and a title is measured word by word until it fits.
 */
export function layOutWords(words: string, font: Font): GlyphRun {
  const runs = known.get(font) ?? new Map<string, GlyphRun>();
  known.set(font, runs);
  const run = runs.get(words) ?? font.layout(words, { calt: false, liga: false });
  runs.set(words, run);
  return run;
}

const known = new WeakMap<Font, Map<string, GlyphRun>>();

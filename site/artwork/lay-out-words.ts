import type { Font, GlyphRun } from 'fontkit';

/**
 * Lays out words as glyphs, without ligatures or contextual forms. Results are cached, because a
 * drawing repeats its words in each frame and fitting a title measures the same words many times.
 */
export function layOutWords(words: string, font: Font): GlyphRun {
  const runs = known.get(font) ?? new Map<string, GlyphRun>();
  known.set(font, runs);
  const run = runs.get(words) ?? font.layout(words, { calt: false, liga: false });
  runs.set(words, run);
  return run;
}

const known = new WeakMap<Font, Map<string, GlyphRun>>();

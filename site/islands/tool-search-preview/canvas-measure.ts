import type { Measure } from '../../tools/search-preview.ts';

/** The font of search results, or one of the same width. */
const family = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/**
 * Measures as this browser renders, including other scripts and emoji; undefined if it has no
 * canvas.
 */
export function canvasMeasure(): Measure | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  return (text, size) => {
    context.font = `${size}px ${family}`;
    return context.measureText(text).width;
  };
}

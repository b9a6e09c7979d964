import type { Measure } from '../../tools/search-preview.ts';

/** The font of search results, or a font with the same widths. */
const family = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/**
 * Returns a function that measures text with this browser's fonts, including other scripts and
 * emoji. Returns undefined if there is no canvas.
 */
export function canvasMeasure(): Measure | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  return (text, size) => {
    context.font = `${size}px ${family}`;
    return context.measureText(text).width;
  };
}

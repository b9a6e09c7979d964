import type { Measure } from '../../tools/search-preview.ts';

/** What results are set in, or what is as wide. */
const family = 'Arial, "Liberation Sans", Arimo, Helvetica, sans-serif';

/** Measures as this browser draws, other scripts and emoji too; undefined where it has no canvas. */
export function canvasMeasure(): Measure | undefined {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return undefined;
  return (text, size) => {
    context.font = `${size}px ${family}`;
    return context.measureText(text).width;
  };
}

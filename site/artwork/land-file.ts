import { fineLand } from './fine-land.ts';
import { palette } from './parts/palette.ts';
import { type MapPlace, pitch, placesFrame, west } from './places-frame.ts';

/** The longitude at which each row of land begins. */
const landWest = -30;

/**
 * Draws the land around the places as fine dots: a standalone SVG file, shown beneath the pins of
 * `PlacesMap`.
 */
export function landFile(places: readonly MapPlace[]): string {
  const { left, width, height, viewBox } = placesFrame(places);
  const shift = ((west - landWest + 360) % 360) / 2;
  const first = Math.floor(left / pitch);
  const last = Math.ceil((left + width) / pitch);
  const dots = fineLand.flatMap((row, line) => {
    const seen = (row.slice(shift) + row.slice(0, shift)).slice(first, last);
    // Each run of land is one dashed stroke; its dashes are the dots.
    return [...seen.matchAll(/o+/g)].map(({ 0: run, index }) => {
      const [x, y] = [pitch * (first + index + 0.5), pitch * (line + 0.5)];
      return `M${x} ${y}h${pitch * (run.length - 1) + 0.01}`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><path d="${dots.join('')}" fill="none" stroke="${palette.land}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 ${pitch}"/></svg>`;
}

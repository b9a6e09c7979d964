import { fineLand } from './fine-land.ts';
import { palette } from './parts/palette.ts';
import { type MapPlace, pitch, placesFrame, project, rowPitch, west } from './places-frame.ts';

/** The longitude at which each row of land begins. */
const landWest = -30;
const around = 360;

/**
 * Draws the land around the places as fine dots, lighter near each place: a standalone SVG file,
 * shown beneath the pins of `PlacesMap`. For small screens, `step` leaves out dots.
 */
export function landFile(places: readonly MapPlace[], step: 1 | 2): string {
  const { left, width, height, viewBox } = placesFrame(places);
  const rows = fineLand.flatMap((lengths, line) =>
    line % step === 0 && (line + 0.5) * rowPitch < height
      ? rowPath(cells(lengths, line, step, left, width), line, step)
      : [],
  );
  const unit = pitch * step;
  const glows = places.map((place, index) => {
    const { x, y } = project(place);
    return `<radialGradient id="g${index}" gradientUnits="userSpaceOnUse" cx="${round((x - left) / unit)}" cy="${round(y / unit)}" r="${glow / unit}"><stop stop-color="${palette.softOnInk}"/><stop offset="1" stop-color="${palette.softOnInk}" stop-opacity="0"/></radialGradient>`;
  });
  const lit = places.map((_, index) => `<use href="#l" stroke="url(#g${index})"/>`);
  // Each run of land is one dashed stroke; its dashes are the dots.
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><defs>${glows.join('')}<path id="l" d="${rows.join('')}"/></defs><g transform="translate(${left})scale(${unit})" fill="none" stroke-width=".58" stroke-linecap="round" stroke-dasharray="0 1" stroke-dashoffset=".5"><use href="#l" stroke="${palette.land}"/>${lit.join('')}</g></svg>`;
}

/** How far the light around a place reaches. */
const glow = 250;

/** One row's dots between the edges of the frame, each as whether it is land. */
function cells(lengths: string, line: number, step: number, left: number, width: number) {
  const land = lengths.split(' ').flatMap((length, index) => {
    return Array.from({ length: Number(length) }, () => index % 2 === 1);
  });
  const first = west - landWest + left / pitch + around + shift(line, step);
  return Array.from({ length: width / pitch / step }, (_, column) => {
    return land[(first + column * step) % around] ?? false;
  });
}

/** Every second of the remaining rows starts half a dot further east. */
const shift = (line: number, step: number) => (step === 2 && line % 4 === 2 ? 1 : 0);

/** A row of dots as one path, in units of the distance between two dots. */
function rowPath(row: readonly boolean[], line: number, step: number): string {
  const text = row.map((isLand) => (isLand ? 'o' : '.')).join('');
  const x = (line / step) % 2 === 1 ? 0.5 : 0;
  const y = round(((line + 0.5) * rowPitch) / pitch / step);
  let end: number | undefined;
  return [...text.matchAll(/o+/g)]
    .map(({ 0: run, index }) => {
      const move = end === undefined ? `M${x + index} ${y}` : `m${index - end} 0`;
      end = index + run.length;
      return `${move}h${run.length}`;
    })
    .join('');
}

const round = (value: number) => Math.round(value * 10) / 10;

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LogoMark } from './motif/LogoMark.tsx';
import { palette } from './parts/palette.ts';

export type IconShape = 'rounded' | 'square' | 'maskable';

/**
 * Draws the logo mark on a dark background as SVG. `rounded` has rounded corners, `square` is for
 * systems that round the corners themselves, and `maskable` keeps the whole mark inside the
 * maskable icon's safe zone.
 */
export function drawIcon(shape: IconShape): string {
  const { scale, radius } = looks[shape];
  const size = 36 * scale;
  const mark = renderToStaticMarkup(createElement(LogoMark))
    .replaceAll('currentColor', palette.paper)
    .replaceAll('var(--color-accent)', palette.accent)
    .replace(
      '<svg ',
      `<svg x="${(48 - size) / 2}" y="${(48 - size) / 2}" width="${size}" height="${size}" `,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="${radius}" fill="${palette.ink}"/>${mark}</svg>`;
}

const looks: Record<IconShape, { scale: number; radius: number }> = {
  rounded: { scale: 1, radius: 11 },
  square: { scale: 0.94, radius: 0 },
  maskable: { scale: 0.78, radius: 0 },
};

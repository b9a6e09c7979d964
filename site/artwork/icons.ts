import type { IconShape } from './draw-icon.ts';

/** The site's PNG icons by name, with their size in pixels. */
export const icons = {
  'apple-touch-icon': { size: 180, shape: 'square' },
  'icon-192': { size: 192, shape: 'rounded' },
  'icon-512': { size: 512, shape: 'rounded' },
  'maskable-512': { size: 512, shape: 'maskable' },
} as const satisfies Record<string, { size: number; shape: IconShape }>;

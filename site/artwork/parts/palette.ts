import { mix, themeColours } from '../../lib/theme-colours.ts';
import theme from '../../styles/theme.css?raw';

/** The artwork's colours by role, all derived from the theme. Scenes use no other colours. */
export function paletteOf(css: string) {
  const colour = themeColours(css);
  const ink = colour('ink');
  const white = colour('white');
  const accent = colour('accent');
  const softOnInk = colour('soft-on-ink');
  const success = colour('success');
  const paper = colour('paper');
  const paper2 = colour('paper-2');
  const seoField = colour('seo-field');
  const web = colour('web');
  const webField = colour('web-field');
  const copy = colour('copy');
  const ppc = colour('ppc');
  const ppcField = colour('ppc-field');
  const sourcing = colour('sourcing');
  const sourcingField = colour('sourcing-field');
  return {
    ink,
    ink2: mix(colour('ink-2'), 47, colour('ink-3')),
    ink3: colour('ink-3'),
    land: mix(colour('ink-3'), 90, softOnInk),
    soft: colour('soft'),
    faint: mix(ink, 60, colour('paper-3')),
    softOnInk,
    rule: mix(paper2, 35, softOnInk),
    paper2,
    paper,
    white,
    accent,
    accentLight: mix(accent, 67, seoField),
    accentText: colour('accent-text'),
    success,
    successOnInk: colour('success-on-ink'),
    danger: colour('danger'),
    seo: colour('seo'),
    seoField,
    seoPale: mix(paper, 41, seoField),
    seoDark: mix(colour('accent-bright'), 39, ink),
    web,
    webLight: mix(web, 30, webField),
    webField,
    copy,
    copyDark: mix(copy, 65, ink),
    copyField: colour('copy-field'),
    ppc,
    ppcLight: mix(ppc, 21, ppcField),
    ppcField,
    ppcPale: mix(ppcField, 38, white),
    sourcing,
    sourcingDark: mix(ink, 25, success),
    sourcingLight: mix(sourcing, 70, sourcingField),
    sourcingField,
  };
}

export const palette = paletteOf(theme);

export type Colour = keyof typeof palette;

export type Category = 'seo' | 'web' | 'copy' | 'ppc' | 'sourcing';

/** The background colour of a service category's scenes. */
export const fieldOf = (category: Category): Colour => `${category}Field`;

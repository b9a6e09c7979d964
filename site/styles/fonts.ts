/**
 * The site's variable fonts, which come from npm packages. theme.css calls them "Display" and
 * "Text". The drawings, whose text is turned into outlines, also use a monospaced font.
 */
export const fonts = {
  display: {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    /** Fixed values for the axes other than weight. */
    axes: { opsz: 96 },
    /** The range of weights that the styles use. `usual` is the most common one. */
    weights: { min: 600, max: 800 },
    usual: 760,
  },
  text: {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: {},
    weights: { min: 400, max: 700 },
    usual: 400,
  },
  mono: {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    axes: {},
    usual: 400,
  },
} as const;

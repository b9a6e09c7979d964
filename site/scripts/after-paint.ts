import { holdLines } from './hold-lines.ts';

/** The class of the root under which the site's own fonts are used; see styles/theme.css. */
const FONTS = 'fonts';

/** What a page gets as soon as something of it is painted: its fonts, and the styles that it did not need yet. */
export async function afterPaint(): Promise<void> {
  addLateStyles();
  const root = document.documentElement;
  if (root.classList.contains(FONTS)) return;
  await Promise.all(
    ['700 1em Bricolage', '1em Instrument'].map((font) => document.fonts.load(font)),
  );
  holdLines(() => root.classList.add(FONTS));
  sessionStorage.setItem(FONTS, FONTS);
}

/** The style sheets that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('noscript[data-href]')) {
    const { href = '', media = 'all' } = dataset;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', media, href }));
  }
}

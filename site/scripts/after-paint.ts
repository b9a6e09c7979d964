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

/** The style sheet that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-later]')?.dataset['later'];
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

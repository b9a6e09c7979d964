import { holdLines } from './hold-lines.ts';

/** The class of the root under which the site's own fonts are used; see styles/theme.css. */
const FONTS = 'fonts';

/** What a page gets as soon as something of it is painted: its fonts, and its styles for paper. */
export async function afterPaint(): Promise<void> {
  addPrintStyles();
  const root = document.documentElement;
  if (root.classList.contains(FONTS)) return;
  await Promise.all(
    ['700 1em Bricolage', '1em Instrument'].map((font) => document.fonts.load(font)),
  );
  holdLines(() => root.classList.add(FONTS));
  sessionStorage.setItem(FONTS, FONTS);
}

function addPrintStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-print]')?.dataset['print'];
  if (!href) return;
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'stylesheet', media: 'print', href }));
}

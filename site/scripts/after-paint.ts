import { holdLines } from './hold-lines.ts';

/** The class of what uses the site's own fonts, the root or a band of the page; see styles/theme.css. */
const FONTS = 'fonts';

/** What a page gets as soon as something of it is painted: its fonts, and the styles that it did not need yet. */
export async function afterPaint(): Promise<void> {
  addLateStyles();
  if (document.documentElement.classList.contains(FONTS)) return;
  await Promise.all(
    ['700 1em Bricolage', '1em Instrument'].map((font) => document.fonts.load(font)),
  );
  await changeFonts();
  sessionStorage.setItem(FONTS, FONTS);
}

/** A band a frame: styling a whole page anew would hold up the first tap. */
async function changeFonts(): Promise<void> {
  for (const band of document.querySelectorAll('main > *, body > :not(main)')) {
    await new Promise(requestAnimationFrame);
    holdLines(band, () => band.classList.add(FONTS));
  }
}

/** The style sheet that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-later]')?.dataset['later'];
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

import { holdLines, isLaidOut } from './hold-lines.ts';

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

/** A portion a frame: styling a whole page anew would hold up the first tap. */
async function changeFonts(): Promise<void> {
  for (const band of document.querySelectorAll('main > *, body > :not(main)')) {
    for (const portion of portions(band)) {
      await new Promise(requestAnimationFrame);
      holdLines(portion, () => portion.classList.add(FONTS));
    }
    // For what a script adds to it.
    band.classList.add(FONTS);
  }
}

/** As many elements as a phone styles and lays out anew within a frame. */
const PORTION = 40;

/** The element, or what it consists of where that is much, laid out, and without words beside it. */
function portions(element: Element): Element[] {
  const { children, childNodes } = element;
  const isDivisible =
    element.querySelectorAll('*').length > PORTION &&
    [...children].some(isLaidOut) &&
    [...childNodes].every((node) => node instanceof Element || !node.textContent?.trim());
  return isDivisible ? [...children].flatMap(portions) : [element];
}

/** The style sheet that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-later]')?.dataset['later'];
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

import { holdLines, isLaidOut } from './hold-lines.ts';

/** The class of what uses the site's own fonts, the root or a part of the page; see styles/theme.css. */
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

/** As many elements as a phone styles and lays out anew within a frame. */
const PORTION = 40;

/** A portion a frame: styling a whole page anew would hold up the first tap. */
async function changeFonts(): Promise<void> {
  let changed = PORTION;
  for (const band of document.querySelectorAll('main > *, body > :not(main)')) {
    for (const part of parts(band)) {
      if (changed >= PORTION) {
        await new Promise(requestAnimationFrame);
        changed = 0;
      }
      holdLines(part, () => part.classList.add(FONTS));
      changed += 1 + countWithin(part);
    }
    // For what a script adds to it.
    band.classList.add(FONTS);
  }
}

/** The element, or what it consists of where that is much, laid out, and without words beside it. */
function parts(element: Element): Element[] {
  const { children, childNodes } = element;
  const isDivisible =
    countWithin(element) > PORTION &&
    [...children].some(isLaidOut) &&
    [...childNodes].every((node) => node instanceof Element || !node.textContent?.trim());
  return isDivisible ? [...children].flatMap(parts) : [element];
}

function countWithin(element: Element): number {
  return element.querySelectorAll('*').length;
}

/** The style sheet that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-later]')?.dataset['later'];
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

import { holdLines, isLaidOut } from './hold-lines.ts';
import { holdQuestion } from './hold-question.ts';

/** The class of what uses the site's own fonts, the root or a part of the page; see styles/theme.css. */
const FONTS = 'fonts';

/** What a page gets as soon as something of it is painted: its fonts, and the styles that it did not need yet. */
export async function afterPaint(): Promise<void> {
  addLateStyles();
  nameTheYear();
  addEventListener('click', holdQuestion);
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
  for (const band of document.querySelectorAll('main > *, body > :not(main)')) {
    const waiting = parts(band);
    while (waiting.length > 0) {
      await frame();
      const portion = takePortion(waiting);
      holdLines(portion, () => {
        for (const part of portion) part.classList.add(FONTS);
      });
    }
    // What an island adds may stand between these parts. This styles its parts once more: a frame each.
    for (const island of band.querySelectorAll('astro-island')) {
      if (island.closest(`.${FONTS}`)) continue;
      await frame();
      island.classList.add(FONTS);
    }
  }
}

function frame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}

/** Takes from the front what makes up a portion together, or one part that is larger. */
function takePortion(waiting: Element[]): Element[] {
  let count = 0;
  const end = waiting.findIndex((part) => {
    count += 1 + countWithin(part);
    return count > PORTION;
  });
  return waiting.splice(0, end === -1 ? waiting.length : Math.max(end, 1));
}

/** The element, or what it consists of where that is much, laid out and without words in between. */
function parts(element: Element): Element[] {
  const children = [...element.children];
  const isDivisible =
    countWithin(element) > PORTION && children.some(isLaidOut) && !hasOwnWords(element);
  return isDivisible ? children.flatMap(parts) : [element];
}

function hasOwnWords({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
}

function countWithin(element: Element): number {
  return element.querySelectorAll('*').length;
}

/** The page was built in the year that it names. */
function nameTheYear(): void {
  const line = document.querySelector('[data-year]');
  line?.replaceChildren((line.textContent ?? '').replace(/\d{4}/, `${new Date().getFullYear()}`));
}

/** The style sheet that page-styles has left to whoever has no script, and to us. */
function addLateStyles(): void {
  const href = document.querySelector<HTMLElement>('noscript[data-later]')?.dataset['later'];
  if (!href) return;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

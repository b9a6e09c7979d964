/** Changes of letter spacing that nobody sees, in thousandths of an em, the least first. */
const steps = [-4, 4, -8, 8, -12, 12, -18, 18, -26, 26];

const texts = 'h1, h2, h3, p, li, a, span';

/** A smaller change of height, in pixels, is a line of another font and not one line more or less. */
const LINE = 8;

/**
 * Runs `change`, which sets other fonts in these parts of the page, so that nothing in view moves:
 * a text that would take another number of lines gets a little more or less space between its letters.
 */
export function holdLines(parts: Element[], change: () => void): void {
  // To ask where a text further down is would have it laid out.
  const held = parts
    .filter(isInView)
    .flatMap((part) => [part, ...part.querySelectorAll(texts)])
    .filter((text) => text instanceof HTMLElement)
    .filter((text) => text.matches(texts) && isLaidOut(text) && isInView(text))
    .map((text) => ({ text, height: text.offsetHeight }));
  change();
  for (const { text, height } of held) {
    if (!isAsHigh(text, height)) hold(text, height);
  }
}

/** Whether it is shown, and not so far down that the browser has left it for later. */
export function isLaidOut(element: Element): boolean {
  return element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;
}

function isInView(element: Element): boolean {
  return element.getBoundingClientRect().top < innerHeight;
}

function isAsHigh(text: HTMLElement, height: number): boolean {
  return Math.abs(text.offsetHeight - height) < LINE;
}

function hold(text: HTMLElement, height: number): void {
  const { letterSpacing, fontSize } = getComputedStyle(text);
  const usual = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
  for (const step of steps) {
    text.style.letterSpacing = `${usual + step / 1000}em`;
    if (isAsHigh(text, height)) return;
  }
  text.style.letterSpacing = '';
}

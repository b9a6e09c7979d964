import type { Page } from '@playwright/test';

export type Stop = {
  name: string;
  /** It has an outline or, in a drawing, a wider stroke than its neighbours. */
  hasRing: boolean;
  isHidden: boolean;
  /** It is above the previous stop, or left of it in the same row. */
  isBackwards: boolean;
  isInMain: boolean;
};

/**
 * The element in focus; null once focus has left the page. `between` if focus hasn't reached the
 * next stop yet: Firefox stops at every frame, and takes time to report what has focus in it.
 */
function currentStop(page: Page): Promise<Stop | 'between' | null> {
  return page.evaluate(async () => {
    // Firefox scrolls to what has focus with the next frame.
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    const last: unknown = Reflect.get(window, 'lastStop');
    if (!element || element === document.body) return null;
    if (element instanceof HTMLIFrameElement || element === last) return 'between';
    Reflect.set(window, 'lastStop', element);
    const box = element.getBoundingClientRect();
    const isInMain = document.querySelector('main')?.contains(element) ?? false;

    function nameOf(): string {
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const name =
        element?.getAttribute('aria-label') ?? (label ?? element)?.textContent?.trim() ?? '';
      return (name || element?.getAttribute('name') || element?.tagName || '').slice(0, 60);
    }
    function strokeOf(part: Element | null | undefined): number {
      return part ? Number.parseFloat(getComputedStyle(part).strokeWidth) : 0;
    }
    function hasRing(of: Element): boolean {
      const { outlineStyle, outlineWidth } = getComputedStyle(of);
      if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
      if (!(of instanceof SVGElement)) return false;
      const beside = of.parentElement?.querySelector(':scope > :not(:focus) > path');
      return strokeOf(of.querySelector('path')) > strokeOf(beside);
    }
    function isHidden(of: Element): boolean {
      if (of.matches('a[href="#content"]')) return false;
      const header = document.querySelector('body > header');
      const headerEnd = header?.getBoundingClientRect().bottom ?? 0;
      const isBehind = !header?.contains(of) && box.bottom <= headerEnd;
      return isBehind || box.bottom <= 0 || box.top >= innerHeight || box.width === 0;
    }
    function isBackwards(): boolean {
      if (!isInMain || !(last instanceof Element)) return false;
      const before = last.getBoundingClientRect();
      const isAbove = box.bottom <= before.top && box.left < before.right;
      const isBeside = box.top < before.bottom && before.top < box.bottom;
      return isAbove || (isBeside && box.right <= before.left);
    }
    return {
      name: nameOf(),
      hasRing: hasRing(element),
      isHidden: isHidden(element),
      isBackwards: isBackwards(),
      isInMain,
    };
  });
}

/** Every stop until focus leaves the page, or up to the first one for which `isEnd` is true. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  isEnd: (stop: Stop) => boolean = () => false,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    if (!stop) return stops;
    if (stop === 'between') continue;
    stops.push(stop);
    if (isEnd(stop)) return stops;
  }
  throw new Error(`Focus never leaves the page; it ends with ${stops.at(-1)?.name}.`);
}

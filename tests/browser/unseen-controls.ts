import type { Page } from '@playwright/test';

/** Controls without text, border or drawing, which are invisible in forced colours. */
export function unseenControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasBorder = (element: Element, part?: string) => {
      const { borderBlockEndStyle, borderBlockEndWidth, borderBlockEndColor, backgroundColor } =
        getComputedStyle(element, part);
      return (
        borderBlockEndStyle !== 'none' &&
        Number.parseFloat(borderBlockEndWidth) >= 1 &&
        borderBlockEndColor !== backgroundColor
      );
    };
    const hasDrawing = (element: Element) =>
      [...element.querySelectorAll('svg *')].some((part) => {
        const { fill, stroke } = getComputedStyle(part);
        const ground = getComputedStyle(element).backgroundColor;
        return [fill, stroke].some((paint) => paint !== 'none' && paint !== ground);
      });
    // The browser draws its own checkboxes and radio buttons in the forced colours.
    const isNativeBox = (element: Element) =>
      element.matches('input:is([type="checkbox"], [type="radio"])') &&
      getComputedStyle(element).appearance !== 'none';
    const needsBorder =
      'input:not([type="hidden"], [tabindex]), select, textarea, [data-button]:not([data-button="link"])';
    return [...document.querySelectorAll(`${needsBorder}, button, a:has(svg)`)]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) =>
        element.matches(needsBorder)
          ? !isNativeBox(element) && !hasBorder(element)
          : !element.textContent?.trim() &&
            !hasBorder(element) &&
            !hasBorder(element, '::before') &&
            !hasDrawing(element),
      )
      .map((element) => `${element.tagName} ${element.className} ${element.textContent?.trim()}`);
  });
}

/**
 * Visible sets of choices, and those in which the chosen one looks like the others in forced
 * colours.
 */
export function choices(page: Page): Promise<{ seen: string[]; unclear: string[] }> {
  return page.evaluate(() => {
    const look = (element: Element | null) => {
      if (!element) return '';
      const style = getComputedStyle(element);
      const kept = [style.borderStyle, style.borderWidth, style.outlineStyle, style.fontWeight];
      const own = style.forcedColorAdjust === 'none' ? style.backgroundColor : '';
      return [...kept, style.textDecorationLine, own].join(' ');
    };
    const sets = [
      ['[role="tab"]', '[aria-selected="true"]'],
      ['[role="menuitemradio"]', '[aria-checked="true"]'],
      ['#site-nav > ul > li > a', '[aria-current]'],
      ['main nav ul > li > a', '[aria-current]'],
      ['label:has([type="radio"])', ':has(:checked)'],
    ] as const;
    const seen: string[] = [];
    const unclear: string[] = [];
    for (const [one, chosen] of sets) {
      const mark = document.querySelector(`${one}${chosen}:not(:focus)`);
      const other = document.querySelector(`${one}:not(${chosen}, :focus)`);
      if (!mark || !other || !mark.checkVisibility()) continue;
      seen.push(one);
      const isMarked = ['::before', '::after'].some(
        (part) => getComputedStyle(mark, part).content !== getComputedStyle(other, part).content,
      );
      if (!isMarked && look(mark) === look(other)) unclear.push(one);
    }
    return { seen, unclear };
  });
}

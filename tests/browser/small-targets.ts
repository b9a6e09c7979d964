import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';

/** Minimum width and height of a target, in CSS pixels. */
const leastPx = 24;

/**
 * Controls smaller than 24 by 24 px. Links inside a sentence don't count, because they are as high
 * as their line. A label around its field is part of the target.
 */
export async function smallTargets(page: Page) {
  await layOutAll(page);
  return page.evaluate((least) => {
    const isInSentence = (element: Element) => {
      const block = element.closest('p, li, dd, address');
      const rest = block?.textContent?.replace(element.textContent ?? '', '').trim();
      return getComputedStyle(element).display === 'inline' && Boolean(rest);
    };
    const targetOf = (element: Element) =>
      element instanceof HTMLInputElement ? (element.closest('label') ?? element) : element;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('[aria-hidden="true"]'))
      .filter((element) => !element.matches('[href="#content"]') && !isInSentence(element))
      .map((element) => ({ element, box: targetOf(element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < least || box.height < least)
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        return `${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  }, leastPx);
}

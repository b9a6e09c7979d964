import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';

/** How far the page scrolls sideways, and the texts that are wider than their boxes. */
export async function overflow(page: Page) {
  await layOutAll(page);
  return page.evaluate(() => {
    scrollTo(10_000, scrollY);
    const sideways = scrollX;
    scrollTo(0, scrollY);
    // A box that scrolls sideways, such as a row of pills, may contain wider content.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isClipped = (element: Element) =>
      element.closest('[data-track], [role="img"], [aria-hidden="true"], [data-word]') ||
      scrolls(element.parentElement);
    const cut = [...document.querySelectorAll('h1, h2, h3, p, a, button, li, dd, dt, label')]
      .filter((element) => element.checkVisibility() && !isClipped(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      })
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
    return { sideways, cut };
  });
}

import type { Page } from '@playwright/test';

/** Has the browser lay out what it left until it comes near, and show what stands out of its band. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, body > footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') {
        part.style.contentVisibility = 'visible';
      }
    }
  });
}

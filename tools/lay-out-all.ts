import type { Page } from '@playwright/test';

/** Makes the browser lay out deferred parts now and show their overflow. */
export function layOutAll(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main *, body > footer')) {
      if (getComputedStyle(part).contentVisibility === 'auto') {
        part.style.contentVisibility = 'visible';
      }
    }
  });
}

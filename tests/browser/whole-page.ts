import type { Page } from '@playwright/test';

/** Waits for what comes after the first paint: the later style sheet and the fonts everywhere. */
export async function wholePage(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLLinkElement>('link[href*="/later."]')?.sheet &&
      sessionStorage.getItem('fonts') !== null &&
      document.fonts.status === 'loaded',
  );
}

import type { Page } from '@playwright/test';

/** Waits for what loads after the first paint: the site's own fonts. */
export async function wholePage(page: Page): Promise<void> {
  await page.waitForFunction(
    () => sessionStorage.getItem('fonts') !== null && document.fonts.status === 'loaded',
  );
}

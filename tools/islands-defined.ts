import type { Page } from '@playwright/test';

/** Resolves once the code that makes islands live is there, as it is before a visitor has read a word. */
export async function islandsDefined(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('astro-island') || customElements.get('astro-island'),
  );
}

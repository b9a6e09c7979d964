import type { Locator, Page } from '@playwright/test';
import { menuLabel, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

/** The paths that are prefetched before a link is followed, with their status. */
async function watchPrefetches(page: Page): Promise<Map<string, string>> {
  const states = new Map<string, string>();
  const browser = await page.context().newCDPSession(page);
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    states.set(new URL(prefetchUrl).pathname, status);
  });
  await browser.send('Preload.enable');
  return states;
}

/** How the current page was delivered: from the network, the cache or a prefetch. */
function delivery(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    return visit && 'deliveryType' in visit ? visit.deliveryType : undefined;
  });
}

/** Presses a link but releases outside it, so that it isn't followed. */
async function beginToPress(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.mouse.down();
  await page.mouse.move(2, 600);
  await page.mouse.up();
}

const linkOf = (page: Page, name: string) =>
  headerOf(page).menu.getByRole('link', { name, exact: true });

test('pointing at a link prefetches its page, and following the link uses it', async ({ page }) => {
  const prefetches = await watchPrefetches(page);
  await page.goto(packaged.path);
  const link = linkOf(page, menuLabel('/blogs'));
  expect([...prefetches]).toEqual([]);
  await link.hover();
  await expect.poll(() => [...prefetches]).toEqual([['/blogs', 'Ready']]);
  await expect(page).toHaveURL(packaged.path);
  await link.click();
  await expect(page).toHaveURL('/blogs');
  expect(await delivery(page)).toBe('navigational-prefetch');
});

test('the start of a press prefetches the page of a link, but never the feed', async ({ page }) => {
  const prefetches = await watchPrefetches(page);
  await page.goto('/blogs');
  await beginToPress(page, page.locator('a[href="/rss.xml"]'));
  await beginToPress(page, linkOf(page, menuLabel('/')));
  await expect.poll(() => [...prefetches]).toEqual([['/', 'Ready']]);
  await expect(page).toHaveURL('/blogs');
});

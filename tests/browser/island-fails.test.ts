import type { Page } from '@playwright/test';
import { packaged, ui } from '../content/today.ts';
import { fillIn, referencePattern, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { carouselsOf, trackOf } from './open-carousel.ts';

test.use({ hasTouch: true, expectedErrors: [/did not load|ERR_FAILED/] });

/** What may fail to load: the island's own script, or the framework that all of them need. */
const failing = { 'its script': /\/SiteMenu\.[^/]+\.js/, 'the framework': /\/client\.[^/]+\.js/ };

/** The islands reported in the console as not loaded. */
function failures(page: Page): () => string[] {
  const told: string[] = [];
  page.on('console', (message) => {
    const [, island] = /^Island \/_astro\/(\w+)\S+ did not load/.exec(message.text()) ?? [];
    if (island) told.push(island);
  });
  return () => told;
}

for (const [name, script] of Object.entries(failing)) {
  const tag = name === 'its script' ? [] : ['@full'];
  test(`the menu without ${name} reports which island failed, and its links still work`, {
    tag,
  }, async ({ page }) => {
    const { services } = headerOf(page);
    await page.route(script, (route) => route.abort());
    await page.goto(packaged.path);
    const told = failures(page);
    await services.tap();
    await expect.poll(told, { timeout: 10_000 }).toContain('SiteMenu');
    await expect(page).toHaveURL('/services');
  });

  test(`the menu without ${name} tries again at the next touch`, { tag }, async ({ page }) => {
    const { services, panel } = headerOf(page);
    await page.route(script, (route) => route.abort());
    await page.goto(packaged.path);
    const told = failures(page);
    await services.focus();
    await expect.poll(told, { timeout: 10_000 }).toContain('SiteMenu');
    await page.unroute(script);
    await services.tap();
    await expect(panel).toBeVisible();
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(packaged.path);
  });
}

test('a form whose script failed to load is sent as a plain post', async ({ page, site }) => {
  const who = somebody();
  await page.route(/\/EnquiryForm\.[^/]+\.js/, (route) => route.abort());
  await page.goto('/aboutus');
  await fillIn(page, who);
  await send(page).click();
  await expect(page.locator('main')).toContainText(referencePattern);
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

test('an island whose script does not respond for two minutes is reported and tried again', async ({
  page,
}) => {
  const { services, panel } = headerOf(page);
  await page.clock.install();
  let isHeld = true;
  await page.route(failing['its script'], (route) => (isHeld ? undefined : route.continue()));
  await page.goto(packaged.path);
  const told = failures(page);
  await services.focus();
  await page.clock.runFor(119_000);
  expect(told()).toEqual([]);
  await page.clock.runFor(2_000);
  await expect.poll(told).toEqual(['SiteMenu']);
  await expect(panel).toBeHidden();
  isHeld = false;
  await page.reload();
  await services.tap();
  await expect(panel).toBeVisible();
});

test('an island that loads when near the view is reported if it fails, and tried again at the next movement', async ({
  page,
}) => {
  const script = /\/Carousel\.[^/]+\.js/;
  await page.route(script, (route) => route.abort());
  await page.goto('/');
  const told = failures(page);
  const strip = carouselsOf(page);
  await strip.scrollIntoViewIfNeeded();
  await expect.poll(told, { timeout: 10_000 }).toContain('Carousel');
  await expect(strip).not.toHaveAttribute('data-live');
  await page.unroute(script);
  const place = () => trackOf(strip).evaluate((track) => getComputedStyle(track).transform);
  await strip.hover();
  await expect(strip).toHaveAttribute('data-live');
  const before = await place();
  await strip.getByRole('button', { name: ui.next }).click();
  await expect.poll(place).not.toBe(before);
});

test('a press with Ctrl is left to the browser, which opens the link in a tab', async ({
  page,
}) => {
  const { services, panel } = headerOf(page);
  await page.route(failing['its script'], async (route) => {
    await expect.poll(() => page.context().pages().length).toBe(2);
    await route.continue();
  });
  await page.goto(packaged.path);
  await services.click({ modifiers: ['Control'] });
  await expect.poll(() => page.context().pages().length).toBe(2);
  await expect(page).toHaveURL(packaged.path);
  await expect(panel).toBeHidden();
});

import type { Page } from '@playwright/test';
import { detail, labels } from '../content/today.ts';
import { fillIn, formOf, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

// A press before an island's script has loaded is repeated once the island is live.

/** Opens a page whose scripts don't load until released, so that the visitor can act first. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', (route) => promise.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  return resolve;
}

const copiedBy = (page: Page): Promise<string> =>
  page.evaluate(() => String(Reflect.get(window, 'copied') ?? ''));

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  }),
);

test('a link copied before the script has loaded includes the plan', async ({ page }) => {
  const address = `/plan?item=${detail.service}`;
  const release = await openEarly(page, address);
  await page.locator('#your-plan button[data-replay]').click();
  release();
  await expect.poll(() => copiedBy(page)).toMatch(new RegExp(`${detail.service}$`));
});

test('a link copied before the script has loaded includes what was typed', async ({ page }) => {
  const release = await openEarly(page, '/tools/acos');
  await page.locator('#acos-price').fill('30');
  await page.locator('[data-tool] [data-replay]').first().click();
  release();
  await expect.poll(() => copiedBy(page)).toMatch(/\/tools\/acos\?price=30$/);
});

test('a plan that is sent before the script has loaded needs no message', async ({
  page,
  site,
}) => {
  const who = { ...somebody(), message: '' };
  const release = await openEarly(page, `/aboutus?item=${detail.service}`);
  await fillIn(page, who);
  await send(page).click();
  release();
  await expect(formOf(page)).toBeHidden();
  await expect(formOf(page).getByLabel(labels.message)).not.toHaveAttribute('aria-invalid', 'true');
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

test('boxes ticked while the script takes over stay ticked', async ({ page }) => {
  await page.goto('/plan');
  const ticked = await page.evaluate(async () => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="item"]')].slice(
      0,
      4,
    );
    boxes[0]?.click();
    const isHydrated = () => Object.keys(boxes[0] ?? {}).some((key) => key.startsWith('__react'));
    // React works in macrotasks, so a press in each one falls between its steps.
    const { port1, port2 } = new MessageChannel();
    const nextTask = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    while (!isHydrated()) await nextTask();
    for (const box of boxes.slice(1)) {
      box.click();
      await nextTask();
    }
    return boxes.map(({ value }) => value);
  });
  for (const item of ticked) await expect(page.locator(`input[value="${item}"]`)).toBeChecked();
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll('item').toSorted())
    .toEqual(ticked.toSorted());
});

test('an island has read the URL by the time it is live', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('island:live', () => {
      const figure = document.querySelector('[data-figure]')?.textContent;
      if (figure) Object.assign(window, { figure });
    });
  });
  await page.goto('/tools/acos?price=30');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'figure'))).toBe('33.7%');
});

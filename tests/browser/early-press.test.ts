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

// React starts in several tasks, and a press can fall between any two of them.
for (const tasks of [0, 1, 2, 3, 4, 5]) {
  test(`a box ticked ${tasks} tasks after the script took over stays ticked`, async ({ page }) => {
    await page.goto('/plan');
    const ticked = await page.evaluate(async (wait) => {
      const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="item"]')];
      const [first, second] = boxes;
      const { port1, port2 } = new MessageChannel();
      const nextTask = () =>
        new Promise((resolve) => {
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      first?.click();
      while (!Object.keys(first ?? {}).some((key) => key.startsWith('__react'))) await nextTask();
      for (let task = 0; task < wait; task += 1) await nextTask();
      second?.click();
      return [first?.value, second?.value];
    }, tasks);
    for (const item of ticked) await expect(page.locator(`input[value="${item}"]`)).toBeChecked();
    await expect
      .poll(() => new URL(page.url()).searchParams.getAll('item').toSorted())
      .toEqual(ticked.toSorted());
  });
}

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

import type { Page } from '@playwright/test';
import { expect, full, test } from './fixtures.ts';
import { openKind, pageKinds } from './page-kinds.ts';
import { states } from './states.ts';
import { choices, unseenControls } from './unseen-controls.ts';

test.use({ expectedErrors: [/status of (404|415)/] });

// In Firefox, the browser's settings force colours instead.
test.beforeEach(({ page }) =>
  page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' }),
);

/** The set of choices that each of these places must contain. */
const places = new Map([
  ['/', '[role="tab"]'],
  ['/services', '#site-nav > ul > li > a'],
  ['/blogs', 'main nav ul > li > a'],
  ['/testimonials', 'label:has([type="radio"])'],
  ['language menu', '[role="menuitemradio"]'],
]);

async function expectAllSeen(page: Page, place: string): Promise<void> {
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect.soft(await unseenControls(page), place).toEqual([]);
  const { seen, unclear } = await choices(page);
  expect.soft(unclear, place).toEqual([]);
  const set = places.get(place);
  if (set) expect.soft(seen, place).toContain(set);
}

test(
  'every kind of page shows its controls and choices in forced colours',
  full,
  async ({ page }) => {
    test.slow();
    for (const path of pageKinds) {
      await openKind(page, path);
      await expectAllSeen(page, path);
    }
  },
);

for (const { name, size, open } of states) {
  test(`${name} shows its controls and choices in forced colours`, full, async ({ page }) => {
    if (size === 'small') await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await expectAllSeen(page, name);
  });
}

import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { overflow } from './overflow.ts';
import { states } from './states.ts';
import { spaceText } from './text-spacing.ts';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const fits = { sideways: 0, cut: [] };
const sizes = { large: { width: 1440, height: 900 }, small: { width: 390, height: 844 } };

for (const { name, size, open, escape: way } of states) {
  for (const [kind, viewport] of Object.entries(sizes)) {
    if (size && size !== kind) continue;

    const isTwin = name === 'ended promotion' || (kind === 'large' && !size);
    const tag = isTwin ? ['@full'] : [];
    test(`${name}, ${kind}: passes axe, fits, and Escape closes it`, { tag }, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page);
      await expectNoViolations(page, name);
      if (kind === 'small') {
        // A window of 1280 by 1024 pixels at 400% zoom.
        await page.setViewportSize({ width: 320, height: 256 });
        expect.soft(await overflow(page), 'at 400 %').toEqual(fits);
        await page.setViewportSize(viewport);
      }
      await spaceText(page);
      expect.soft(await overflow(page), 'with spaced text').toEqual(fits);
      if (!way) return;
      await page.keyboard.press('Escape');
      const { closes, focus } = way(page);
      await expect(closes).toBeHidden();
      await expect(focus).toBeFocused();
    });
  }
}

test('every tab of the explorer passes axe', { tag: '@full' }, async ({ page }) => {
  // The page is inspected nine times.
  test.slow();
  await page.goto('/');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expectNoViolations(
      page,
      (await tab.textContent()) ?? '',
      'section:has([role="tablist"])',
    );
  }
});

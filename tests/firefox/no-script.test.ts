import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { fillByKeyboard, referencePattern, rowsOf, send, somebody } from '../browser/enquiries.ts';
import { expect, test } from '../browser/fixtures.ts';
import { headerOf } from '../browser/header.ts';
import { mailedLink, stateOf } from '../browser/subscriptions.ts';
import { orderQuery, packaged, tier } from '../content/today.ts';

// With scripts off, Playwright's own waits inside the page never end. So everything here is done by
// keyboard and inspected from outside.
test.use({ expectedErrors: [/status of 422/] });

/** What is visible of the elements that a selector matches. */
function look(page: Page, selector: string) {
  return expect.poll(() => {
    const seen = page.evaluate((css) => {
      const found = [...document.querySelectorAll(css)];
      return {
        count: found.length,
        areVisible: found.every((element) => element.checkVisibility()),
        isFocused: found.some((element) => element === document.activeElement),
        texts: found.map((element) =>
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? element.value
            : (element.textContent?.trim() ?? ''),
        ),
      };
    }, selector);
    // While the browser is leaving a page, it can't be inspected, but the next page can.
    return seen.catch(() => null);
  });
}

test('scripts do not run, and every panel of the explorer is shown', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
  await look(page, '[role="tabpanel"]').toMatchObject({ count: 9, areVisible: true });
});

test('errors come back with everything typed and focus on the summary, and the corrected form is sent', async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto(`/aboutus${orderQuery}`);
  await fillByKeyboard(page, { ...who, email: 'priya@shop' });
  await send(page).focus();
  await page.keyboard.press('Enter');
  await look(page, '#enquiry [role="alert"]').toMatchObject({ areVisible: true, isFocused: true });
  await look(page, '#enquiry [role="alert"] a').toMatchObject({ count: 1 });
  await look(page, '#email[aria-invalid="true"]').toMatchObject({ texts: ['priya@shop'] });
  await look(page, '#message').toMatchObject({ texts: [who.message] });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await look(page, '#email').toMatchObject({ isFocused: true });
  await page.keyboard.press('Control+A');
  await page.keyboard.type(who.email);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('/thank-you?reference=');
  await look(page, '[data-reference]').toMatchObject({
    texts: [expect.stringMatching(referencePattern)],
  });
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { service: packaged.service, package: tier.id },
  ]);
});

test('the newsletter form comes back with its error, is sent, and is confirmed', async ({
  page,
  site,
}) => {
  const { email } = somebody();
  await page.goto(paths.newsletter);
  await page.locator('#page-email').focus();
  await page.keyboard.type('priya@shop');
  await page.keyboard.press('Enter');
  await look(page, 'main [role="alert"]').toMatchObject({ areVisible: true, isFocused: true });
  await look(page, '#page-email[aria-invalid="true"]').toMatchObject({ texts: ['priya@shop'] });

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await look(page, '#page-email').toMatchObject({ isFocused: true });
  await page.keyboard.press('Control+A');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.newsletterCheckInbox);

  await page.goto(await mailedLink(site.dataDir, email, paths.newsletterConfirm));
  await page.locator('main form button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe(paths.newsletterConfirmed);
  expect(stateOf(site.dataDir, email)).toBe('confirmed');
});

test('the Services link leads to all services', async ({ page }) => {
  await page.goto(packaged.path);
  await headerOf(page).services.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toMatch(/\/services$/);
});

test('the hamburger opens the menu, Escape closes it, and a question opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(packaged.path);
  await headerOf(page).toggle.focus();
  await page.keyboard.press('Enter');
  await look(page, '#site-nav').toMatchObject({ areVisible: true });
  await page.keyboard.press('Escape');
  await look(page, '#site-nav').toMatchObject({ areVisible: false });
  await look(page, '[popovertarget="site-nav"]').toMatchObject({ isFocused: true });
  await page.locator('#questions summary').first().focus();
  await page.keyboard.press('Enter');
  await look(page, '#questions details[open] [data-answer]').toMatchObject({
    count: 1,
    areVisible: true,
  });
});

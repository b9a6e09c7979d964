import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { categoryPage, subscriptionLabel } from '../content/today.ts';
import { somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { mailedLink, stateOf } from './subscriptions.ts';

// The browser reports a page with status 422 or 410 as an error.
test.use({ javaScriptEnabled: false, expectedErrors: [/status of (422|410)/] });

const formOf = (page: Page) => page.getByRole('main').locator('form');
const press = (page: Page) => formOf(page).getByRole('button').click();

async function subscribe(page: Page, email: string): Promise<void> {
  await page.goto(paths.newsletter);
  await formOf(page).getByLabel(subscriptionLabel).fill(email);
  await press(page);
  await page.waitForURL(paths.newsletterCheckInbox);
}

for (const { place, path, form } of [
  { place: 'its page', path: paths.newsletter, form: 'main form' },
  { place: 'the footer', path: categoryPage, form: 'body > footer form' },
]) {
  test(`an invalid address in ${place} comes back with an error, and a valid one is accepted`, async ({
    page,
    site,
  }) => {
    const { email } = somebody();
    await page.goto(path);
    await page.locator(form).getByLabel(subscriptionLabel).fill('priya@"<b>');
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.request().method() === 'POST'),
      page.locator(form).getByRole('button').click(),
    ]);
    expect(answer.status()).toBe(422);

    const field = formOf(page).getByLabel(subscriptionLabel);
    const summary = formOf(page).getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(field).toHaveValue('priya@"<b>');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/./);
    await summary.getByRole('link').click();
    await expect(field).toBeFocused();

    await field.fill(email);
    await press(page);
    await page.waitForURL(paths.newsletterCheckInbox);
    await expect(page.locator('h1')).toBeVisible();
    expect(stateOf(site.dataDir, email)).toBe('pending');
  });
}

test('the button on the page from the email confirms, and the one from the next email unsubscribes', async ({
  page,
  site,
}) => {
  const { email } = somebody();
  await subscribe(page, email);
  await page.goto(await mailedLink(site.dataDir, email, paths.newsletterConfirm));
  expect(stateOf(site.dataDir, email)).toBe('pending');
  await press(page);
  await page.waitForURL(paths.newsletterConfirmed);
  expect(stateOf(site.dataDir, email)).toBe('confirmed');

  await page.goto(await mailedLink(site.dataDir, email, paths.newsletterUnsubscribe));
  expect(stateOf(site.dataDir, email)).toBe('confirmed');
  await press(page);
  await page.waitForURL(paths.newsletterUnsubscribed);
  expect(stateOf(site.dataDir, email)).toBe('unsubscribed');
});

test('an expired link leads to a page that says so, with a way to subscribe again', async ({
  page,
}) => {
  await page.goto(`${paths.newsletterConfirm}?token=${'A'.repeat(43)}`);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    press(page),
  ]);
  expect(answer.status()).toBe(410);
  await page.locator('main').locator(`a[href="${paths.newsletter}"]`).click();
  await expect(formOf(page).getByLabel(subscriptionLabel)).toBeVisible();
});

import {
  categoryPage,
  labels,
  orderedName,
  orderQuery,
  otherPackaged,
  packaged,
  tier,
} from '../content/today.ts';
import { fillIn, formOf, openForm, retype, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

// The browser reports a page with status 422 as an error.
test.use({ expectedErrors: [/status of 422/] });

test('a page returned with errors keeps them and what was typed, with or without JavaScript', async ({
  page,
  site,
}) => {
  const who = somebody();
  await page.goto(`/aboutus${orderQuery}`);
  await fillIn(page, { ...who, email: 'priya@shop' });
  // The browser itself sends the form, because its script hasn't loaded.
  const answer = page.waitForResponse((response) => response.status() === 422);
  await formOf(page).evaluate((form: HTMLFormElement) => form.submit());
  await answer;

  const summary = formOf(page).getByRole('alert');
  await expect(summary).toBeFocused();
  const email = formOf(page).getByLabel(labels.email);
  await email.hover();
  await summary.getByRole('link').click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('priya@shop');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/full/);
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue(who.message);
  await expect(formOf(page).getByRole('checkbox', { name: orderedName })).toBeChecked();

  await retype(email, who.email);
  await send(page).click();
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { service: packaged.service, package: tier.id },
  ]);
});

test('what is typed and chosen before the script loads is kept', async ({ page, site }) => {
  const who = somebody();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let held = 0;
  await page.route('**/_astro/*.js', async (route) => {
    held += 1;
    await released;
    await route.continue();
  });
  // Not page.goto, because that would wait for the scripts.
  await page.goto('about:blank');
  await page.evaluate((address) => location.assign(address), `${site.origin}/aboutus`);
  const form = formOf(page);
  await form.locator('select[name="service"]').selectOption(otherPackaged.service);
  await form.locator('select[name="package"]').selectOption(tier.id);
  await fillIn(page, who);
  await expect.poll(() => held).toBeGreaterThan(0);
  release();
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();

  await expect(page.getByRole('button', { name: labels.remove })).toBeVisible();
  await expect(form.locator('select[name="service"]')).toHaveValue(otherPackaged.service);
  await expect(form.locator('select[name="package"]')).toHaveValue(tier.id);
  await expect(form.getByLabel(labels.message)).toHaveValue(who.message);
  await send(page).click();
  await expect(form).toBeHidden();
  expect(rowsOf(site.dataDir, who.email)).toMatchObject([
    { message: who.message, service: otherPackaged.service, package: tier.id },
  ]);
});

test('the message from the URL is filled in, and what is typed after it is kept', async ({
  page,
}) => {
  const address = '?message=A%20quote%20for%20mugs%3A';
  await openForm(page, address);
  const message = formOf(page).getByLabel(labels.message);
  await expect(message).toHaveValue('A quote for mugs:');
  await message.press('End');
  await message.pressSequentially(' 500');
  await send(page).click();
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await expect(message).toHaveValue('A quote for mugs: 500');
});

test('going back restores what was typed and chosen, and shows the choice', async ({ page }) => {
  const who = somebody();
  await openForm(page, '?utm_source=mail');
  const form = formOf(page);
  await form.locator('select[name="service"]').selectOption(otherPackaged.service);
  await form.locator('select[name="package"]').selectOption(tier.id);
  await fillIn(page, who);
  await page.goto(categoryPage);
  await page.goBack();
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();
  const chosen = form.locator('select[name="service"] option:checked');
  const about = page.locator('#enquiry p').filter({ has: page.getByRole('button') });
  await expect(about).toContainText((await chosen.textContent()) ?? '');
  await expect(form.getByLabel(labels.message)).toHaveValue(who.message);
});

test('a message that is too long is reported, not truncated', async ({ page }) => {
  await openForm(page);
  const message = formOf(page).getByLabel(labels.message);
  await fillIn(page, { ...somebody(), message: 'x'.repeat(5001) });
  await expect(message).not.toHaveAttribute('maxlength');
  await send(page).click();
  await expect(formOf(page).getByRole('alert').getByRole('link')).toHaveCount(1);
  await expect(message).toHaveValue('x'.repeat(5001));
});

import { labels } from '../content/today.ts';
import { fillIn, formOf, openForm, retype, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

test('an empty form shows a summary that takes focus and links to each field', async ({ page }) => {
  await openForm(page);
  const form = formOf(page);
  await send(page).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  const links = summary.getByRole('link');
  const fields = [labels.firstName, labels.lastName, labels.email, labels.message];
  await expect(links).toHaveCount(fields.length);
  for (const [index, label] of fields.entries()) {
    const field = form.getByLabel(label);
    const message = (await links.nth(index).textContent()) ?? '';
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(message)));
    await links.nth(index).click();
    await expect(field).toBeFocused();
  }
});

test('typed text stays, and a message disappears when its field is corrected', async ({
  page,
  site,
}) => {
  const who = somebody();
  await openForm(page);
  const form = formOf(page);
  await form.getByLabel(labels.firstName).fill(who.firstName);
  await form.getByLabel(labels.email).fill('priya@shop');
  await form.getByLabel(labels.phone).fill('abc');
  await form.getByLabel(labels.message).fill(who.message);
  await send(page).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expect(form.getByLabel(labels.firstName)).toHaveValue(who.firstName);
  await expect(form.getByLabel(labels.email)).toHaveValue('priya@shop');
  await expect(form.getByLabel(labels.phone)).toHaveValue('abc');
  await expect(form.getByLabel(labels.message)).toHaveValue(who.message);
  expect(rowsOf(site.dataDir, 'priya@shop')).toEqual([]);

  const email = form.getByLabel(labels.email);
  await retype(email, who.email);
  await email.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid');
  await form.getByLabel(labels.lastName).fill(who.lastName);
  await form.getByLabel(labels.phone).fill('');
  await send(page).click();
  await expect(form).toBeHidden();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

test('the first press after the last correction sends the form', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  await send(page).click();
  await expect(formOf(page).getByRole('alert')).toBeFocused();
  await fillIn(page, who);
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

test('no errors are shown before the form is sent', async ({ page }) => {
  await openForm(page);
  const form = formOf(page);
  await form.getByLabel(labels.firstName).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  await expect(form.getByRole('alert')).toBeHidden();
});

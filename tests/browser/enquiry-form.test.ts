import { paths } from '../../contract/paths.ts';
import { labels, ordered, orderQuery, otherPackaged, packaged, tier } from '../content/today.ts';
import {
  fillIn,
  formOf,
  mailsAbout,
  openForm,
  referencePattern,
  rowsOf,
  send,
  somebody,
} from './enquiries.ts';
import { expect, test } from './fixtures.ts';

/** The server quarantines a message sent within three seconds: nobody types that fast. */
const typingTime = 3200;

test('a sent enquiry is confirmed with a reference, stored, and emailed to both', async ({
  page,
  site,
}) => {
  const who = somebody();
  await openForm(page, orderQuery);
  await fillIn(page, who);
  await formOf(page).getByLabel(labels.phone).fill('+44 20 7946 0018');
  await page.waitForTimeout(typingTime);
  await send(page).click();

  const confirmation = page.getByRole('status').filter({ hasText: referencePattern });
  await expect(confirmation).toBeVisible();
  await expect(confirmation.getByRole('heading')).toBeFocused();
  await expect(formOf(page)).toBeHidden();
  const asSent = page.url();
  const reference = referencePattern.exec((await confirmation.textContent()) ?? '')?.[0] ?? '';

  expect(rowsOf(site.dataDir, who.email).map((row) => ({ ...row }))).toEqual([
    {
      reference,
      state: 'inbox',
      first_name: who.firstName,
      last_name: who.lastName,
      phone: '+44 20 7946 0018',
      message: who.message,
      service: packaged.service,
      package: tier.id,
      plan: expect.stringContaining(`"item":"${ordered}"`),
    },
  ]);
  await expect.poll(async () => (await mailsAbout(site.dataDir, reference)).length).toBe(2);
  const mails = await mailsAbout(site.dataDir, reference);
  const toSender = mails.filter((mail) => mail.to?.some(({ address }) => address === who.email));
  expect(toSender).toHaveLength(1);
  const toOwner = mails.find((mail) => !toSender.includes(mail));
  expect(toOwner?.text).toContain(who.message);
  expect(toOwner?.replyTo?.map(({ address }) => address)).toEqual([who.email]);

  await page.reload();
  await expect(page).toHaveURL(asSent);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(formOf(page)).toBeHidden();
});

test('after one enquiry another can be sent', async ({ page, site }) => {
  const [first, second] = [somebody(), somebody()];
  await openForm(page);
  for (const who of [first, second]) {
    await fillIn(page, who);
    await send(page).click();
    const confirmation = page.getByRole('status').filter({ hasText: referencePattern });
    await expect(confirmation).toBeVisible();
    await confirmation.getByRole('button').click();
    await expect(formOf(page).getByLabel(labels.firstName)).toBeFocused();
    await expect(formOf(page).getByLabel(labels.message)).toHaveValue('');
    expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
  }
});

test('text typed while an enquiry is being sent is kept for the next', async ({ page, site }) => {
  const who = somebody();
  const answer = Promise.withResolvers<void>();
  await openForm(page);
  await page.route('**/aboutus', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await fillIn(page, who);
  await send(page).click();
  await formOf(page).getByLabel(labels.message).fill('One more thing.');
  answer.resolve();
  const confirmation = page.getByRole('status').filter({ hasText: referencePattern });
  await confirmation.getByRole('button').click();
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue('One more thing.');
  expect(rowsOf(site.dataDir, who.email).map(({ message }) => message)).toEqual([who.message]);
});

test('what was typed is still there after a visit to the plan, until it is sent', async ({
  page,
}) => {
  const who = somebody();
  const message = formOf(page).getByLabel(labels.message);
  await openForm(page);
  await fillIn(page, who);
  // Firefox reports an error if the page is left while its script is loading.
  await page.goto(paths.plan, { waitUntil: 'networkidle' });
  await openForm(page, orderQuery);
  await expect(formOf(page).getByLabel(labels.firstName)).toHaveValue(who.firstName);
  await expect(formOf(page).getByLabel(labels.email)).toHaveValue(who.email);
  await expect(message).toHaveValue(who.message);

  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
  await openForm(page);
  await expect(message).toHaveValue('');
});

for (const { begun, waitMs, state } of [
  { begun: 'an order', waitMs: typingTime, state: 'inbox' },
  { begun: 'an order a moment ago', waitMs: 0, state: 'quarantine' },
  { begun: 'a form without a token', waitMs: 0, state: 'inbox' },
]) {
  test(`a draft of ${begun} that is sent at once after coming back is in ${state}`, async ({
    page,
    site,
  }) => {
    const who = somebody();
    await openForm(page, begun.startsWith('an order') ? orderQuery : '');
    await fillIn(page, who);
    await page.waitForTimeout(waitMs);
    await openForm(page, '?message=Another+question:');
    await openForm(page, orderQuery);
    await send(page).click();
    await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
    expect(rowsOf(site.dataDir, who.email).map((row) => row['state'])).toEqual([state]);
  });
}

test('the page fits a phone that is turned after an error', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page);
  await send(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.setViewportSize({ width: 667, height: 375 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBeLessThanOrEqual(667);
});

test('what was typed is back after a reload, before the form is touched', async ({ page }) => {
  const who = somebody();
  await openForm(page);
  await fillIn(page, who);
  await page.reload();
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue(who.message);
});

test('what was chosen in the lists is back after a reload, but not instead of an order', async ({
  page,
}) => {
  const about = page.locator('#enquiry p').filter({ has: page.getByRole('button') });
  await openForm(page);
  await formOf(page).locator('select[name="service"]').selectOption(packaged.service);
  await formOf(page).locator('select[name="package"]').selectOption(tier.id);
  const chosen = (await about.textContent()) ?? '';
  await page.reload();
  await expect(about).toHaveText(chosen);
  await page.goto(`/aboutus?item=${otherPackaged.service}`);
  await expect(formOf(page).getByRole('checkbox')).toHaveCount(1);
  await expect(about).toBeHidden();
});

test("what was typed before takes precedence over a link's message", async ({ page }) => {
  const message = formOf(page).getByLabel(labels.message);
  await openForm(page);
  await message.fill('Typed before');
  await openForm(page, '?message=A+question:');
  await expect(message).toHaveValue('Typed before');

  await fillIn(page, { ...somebody(), message: 'Typed before' });
  await send(page).click();
  await expect(formOf(page)).toBeHidden();
  await openForm(page);
  await expect(message).toHaveValue('');
});

test('an enquiry that the browser itself sent is not filled in again', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  await fillIn(page, who);
  await formOf(page).evaluate((form: HTMLFormElement) => form.submit());
  await expect(page).toHaveURL(/\/thank-you\?reference=/);
  // The script of that page empties the draft.
  await page.waitForLoadState();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
  await openForm(page);
  await expect(formOf(page).getByLabel(labels.message)).toHaveValue('');
});

test('a double click sends one enquiry', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  await fillIn(page, who);
  await send(page).dblclick();
  await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

test('Enter in a field sends the form', async ({ page, site }) => {
  const who = somebody();
  await openForm(page);
  await fillIn(page, who);
  await formOf(page).getByLabel(labels.email).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

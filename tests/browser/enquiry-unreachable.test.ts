import { serve } from '../../tools/serve.ts';
import { labels, orderedName, orderQuery } from '../content/today.ts';
import { colourOf } from './colour-of.ts';
import { fillIn, formOf, openForm, referencePattern, rowsOf, send, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';

// A server that is stopping cuts off requests in flight.
test.use({ expectedErrors: [/ERR_CONNECTION_(?:REFUSED|RESET)|ERR_FAILED|status of 503/] });

test('if the server has stopped, the form says so, offers an email with everything typed, and loses nothing', async ({
  page,
}) => {
  const who = somebody();
  const own = await serve();
  try {
    await page.goto(`${own.origin}/aboutus${orderQuery}`);
    await expect(page.locator('#enquiry [data-live]')).toBeAttached();
    await fillIn(page, who);
  } finally {
    await own.stop();
  }
  await send(page).click();

  const failure = page.getByRole('status').filter({ has: page.getByRole('link') });
  const link = failure.getByRole('link');
  await expect(link).toBeVisible();
  await expect(link).toHaveCSS('color', await colourOf(page, '--color-danger'));
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.protocol).toBe('mailto:');
  const body = mail.searchParams.get('body');
  for (const typed of Object.values(who)) expect(body).toContain(typed);

  const form = formOf(page);
  await expect(form.getByLabel(labels.firstName)).toHaveValue(who.firstName);
  await expect(form.getByLabel(labels.lastName)).toHaveValue(who.lastName);
  await expect(form.getByLabel(labels.email)).toHaveValue(who.email);
  await expect(form.getByLabel(labels.message)).toHaveValue(who.message);
  expect(body).toContain(orderedName);
  await expect(form.getByRole('checkbox', { name: orderedName })).toBeChecked();
});

test('sending the form again after a lost response still makes one enquiry', async ({
  page,
  site,
}) => {
  const who = somebody();
  await openForm(page);
  await fillIn(page, who);
  await page.route('**/aboutus', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).click();
  await expect(page.getByRole('status').getByRole('link')).toBeVisible();
  await page.unroute('**/aboutus');
  await send(page).click();
  await expect(page.getByRole('status').filter({ hasText: referencePattern })).toBeVisible();
  expect(rowsOf(site.dataDir, who.email)).toHaveLength(1);
});

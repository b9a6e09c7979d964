import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { categoryPage } from '../content/today.ts';
import { colourOf } from './colour-of.ts';
import { retype, somebody } from './enquiries.ts';
import { expect, test } from './fixtures.ts';
import { stateOf } from './subscriptions.ts';

// One of these tests aborts a request.
test.use({ expectedErrors: [/ERR_FAILED/] });

const footer = (page: Page) => page.getByRole('contentinfo');
const field = (page: Page) => footer(page).getByRole('textbox');
const subscribe = (page: Page) => footer(page).getByRole('button').click();

test('an invalid address is reported beside its field, and a valid one is accepted', async ({
  page,
  site,
}) => {
  const { email } = somebody();
  await page.goto(categoryPage);
  await field(page).fill('priya@shop');
  await subscribe(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toHaveAccessibleDescription(/./);
  await expect(page).toHaveURL(categoryPage);

  await retype(field(page), email);
  await subscribe(page);
  await expect(field(page)).toBeHidden();
  await expect(footer(page).getByRole('status')).toHaveText(/./);
  await expect(footer(page).getByRole('status')).toBeFocused();
  expect(stateOf(site.dataDir, email)).toBe('pending');
});

test('a failed request is shown as an error, with an email link instead', async ({ page }) => {
  const { email } = somebody();
  await page.goto(categoryPage);
  await page.route(`**${paths.newsletter}`, (route) => route.abort());
  await field(page).fill(email);
  await subscribe(page);
  const failure = footer(page).getByRole('status');
  const link = failure.getByRole('link');
  await expect(link).toHaveAttribute('href', new RegExp(`^mailto:.*${encodeURIComponent(email)}`));
  const colour = await colourOf(page, '--color-danger-on-ink');
  await expect(link).toHaveCSS('color', colour);
  await expect(failure.getByRole('paragraph')).toHaveCSS('color', colour);
  await expect(field(page)).toHaveValue(email);
});

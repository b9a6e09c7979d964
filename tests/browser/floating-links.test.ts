import { company, navigation, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

test('the floating links are a bar on phones, and float where there is room in the margins', async ({
  page,
}) => {
  await page.goto(packaged.path);
  const chat = page.locator('[data-floating]').getByRole('link', { name: company.whatsapp.label });
  const contact = page
    .locator('[data-floating]')
    .getByRole('link', { name: navigation.contactTab.label });
  await expect(chat).toHaveCSS('position', 'fixed');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('[data-floating]')).toHaveCSS('position', 'sticky');
  for (const link of [chat, contact]) await expect(link).toBeInViewport();
  await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
  for (const link of [chat, contact]) await expect(link).toBeInViewport();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.locator('[data-floating]')).toHaveCSS('position', 'static');
});

test('beside a form there is no bar and no tab', async ({ page }) => {
  const links = page.locator('[data-floating]');
  for (const path of ['/aboutus', '/newsletter', '/plan']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const tab = links.getByRole('link', { name: navigation.contactTab.label });
    await expect(tab, path).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(links, path).toBeHidden();
  }
});

test('the bar is hidden on phones while a tool is being used', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tools/acos');
  const links = page.locator('[data-floating]');
  await expect(links).toBeVisible();
  const field = page.locator('[data-tool] input').first();
  await field.focus();
  await expect(links).toBeHidden();
  await field.blur();
  await expect(links).toBeVisible();
});

test('the details on the contact page link to the chat', async ({ page }) => {
  await page.goto('/aboutus');
  const chat = page.locator('[data-contact-details]').getByRole('link', {
    name: company.whatsapp.label,
  });
  await expect(chat).toHaveAttribute('href', company.whatsapp.url);
});

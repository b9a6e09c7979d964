import { categoryPage, detailPage, menuLabel, navigation, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';
import { headerOf } from './header.ts';

const pages = [
  { path: '/', active: [menuLabel('/')] },
  { path: '/services', active: [menuLabel('/services')] },
  { path: detailPage, active: [menuLabel('/services')] },
  { path: '/aboutus', active: [menuLabel('/aboutus')] },
  { path: packaged.path, active: [menuLabel('/services')] },
  { path: categoryPage, active: [menuLabel('/services')] },
  { path: '/productmain', active: [menuLabel('/services')] },
  { path: '/testimonials', active: [] },
];

test('the active items are those of the page, and only they are underlined', async ({ page }) => {
  const { items } = headerOf(page);
  for (const { path, active } of pages) {
    await page.goto(path);
    const current = items.and(page.locator('[aria-current]'));
    await expect(items, path).toHaveCount(navigation.main.length);
    await expect(current, path).toHaveText(active);
    for (const item of await current.all()) {
      const isPage = (await item.getAttribute('href')) === path;
      await expect(item, path).toHaveAttribute('aria-current', isPage ? 'page' : 'true');
    }
    const underlined = await items.evaluateAll((links) =>
      links
        .filter((link) => {
          const line = getComputedStyle(link, '::after');
          return line.content !== 'none' && Number.parseFloat(line.height) >= 1;
        })
        .map((link) => link.textContent),
    );
    expect(underlined, path).toEqual(active);
  }
});

test('the order link in the header leads to the form, with the service of the page', async ({
  page,
}) => {
  for (const [path, href] of [
    [categoryPage, '/aboutus#enquiry'],
    [packaged.path, `/aboutus?item=${packaged.service}#enquiry`],
  ] as const) {
    await page.goto(path);
    const order = page.getByRole('banner').getByRole('link', { name: navigation.order.label });
    await expect(order.first(), path).toHaveAttribute('href', href);
  }
});

test('only the highlighted item is a filled pill', async ({ page }) => {
  const { menu, items, services, panel } = headerOf(page);
  await page.goto('/');
  const pills = () =>
    items.evaluateAll((links) =>
      links
        .filter((link) => {
          const { backgroundColor, borderTopLeftRadius } = getComputedStyle(link);
          const isRound = Number.parseFloat(borderTopLeftRadius) >= link.clientHeight / 2;
          return backgroundColor !== 'rgba(0, 0, 0, 0)' && isRound;
        })
        .map((link) => link.textContent),
    );
  expect(await pills()).toEqual([]);
  await menu.getByRole('link', { name: menuLabel('/aboutus'), exact: true }).hover();
  expect(await pills()).toEqual([menuLabel('/aboutus')]);
  await services.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeVisible();
  await page.mouse.move(0, 899);
  await expect.poll(pills).toEqual([menuLabel('/services')]);
});

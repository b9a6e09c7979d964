import { formatMoney } from '../../site/lib/format-money.ts';
import { readContent } from '../../tools/content/read.ts';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { root } from '../../tools/run.ts';
import { expectNoViolations } from './axe.ts';
import { catalogue } from './catalogue.ts';
import { expect, test } from './fixtures.ts';
import { carouselsOf } from './open-carousel.ts';

const { company, offers, claims } = readContent(root).content;
const copywriting = catalogue.filter(({ category }) => category === 'copy');

test.beforeEach(({ page }) => page.goto('/copywritingmain'));

test('opens with badge, free session, offer and three bullets', async ({ page }) => {
  const hero = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByText('Your Words, Perfected')).toBeVisible();
  const button = hero.getByRole('link', { name: 'Book a Free Content Strategy Session' });
  await expect(button).toHaveAttribute('href', /\?message=I\+would\+like\+a\+free/);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(
    hero.getByText(`${offers?.data.copywriting.percent}% OFF launch special`),
  ).toBeVisible();
  await expect(hero.locator('ul > li')).toHaveCount(3);
});

test('puts five sections before the clients and the call to action', async ({ page }) => {
  const headings = page.locator('main').locator('h1, h2');
  await expect(headings).toHaveText([
    /^Copy your customers/,
    'Why partner with us for copy',
    /^Six kinds of copy/,
    'What sets us apart',
    'Asked in the first session',
    'What Our Clients Say',
    'Ready to Amplify Your Brand?',
  ]);
  const partner = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Why partner with us for copy' }) });
  await expect(partner.locator('ul > li')).toHaveText(claims?.data.byCategory.copy ?? []);
  const services = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Six kinds of copy/ }) });
  await expect(services.locator('a b')).toHaveText(
    copywriting.flatMap(({ price, days }) => [formatMoney(price), `${days} days`]),
  );
});

test('ends with a mail link and the promise of an answer', async ({ page }) => {
  const closing = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Ready to Amplify Your Brand?' }) });
  await expect(closing).toContainText(
    'Partner with Growth Hub to harness human-written copywriting that elevates your brand and delivers results.',
  );
  const link = closing.getByRole('link', { name: 'Contact Us' });
  const href = (await link.getAttribute('href')) ?? '';
  expect(href.startsWith(`mailto:${company?.data.email}?subject=`), href).toBe(true);
  await expect(closing).toContainText('We respond within one business day.');
});

for (const width of [1440, 768, 390, 320]) {
  test(`fits and has no violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    await layOutAll(page);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    await carouselsOf(page).scrollIntoViewIfNeeded();
    await expect(carouselsOf(page)).toHaveAttribute('data-live');
    await expectNoViolations(page, `at ${width} px`);
  });
}

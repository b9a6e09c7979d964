import { formatMoney } from '../../site/lib/format-money.ts';
import { readContent } from '../../tools/content/read.ts';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { root } from '../../tools/run.ts';
import { expectNoViolations } from './axe.ts';
import { catalogue } from './catalogue.ts';
import { expect, test } from './fixtures.ts';

const { offers } = readContent(root).content;
const asking = (message: string) => `/aboutus?${new URLSearchParams({ message })}#enquiry`;
const quoteMessage = 'I would like a free sourcing quote. Product and quantity:';
const quote = asking(quoteMessage);
const quoteWithOffer = asking(
  'I would like a free sourcing quote, with the initiative. Product and quantity:',
);

test('opens with badge, quote button, offer and three bullets', async ({ page }) => {
  await page.goto('/productmain');
  const hero = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { level: 1 }) });
  await expect(hero.getByText('Trusted Sourcing Partner')).toBeVisible();
  const button = hero.getByRole('link', { name: 'Request a Quote' });
  await expect(button).toHaveAttribute('href', quoteWithOffer);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(hero.getByText(`${offers?.data.sourcing.percent}% OFF`)).toBeVisible();
  await expect(hero.locator('ul > li')).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeInViewport({ ratio: 1 });
});

test('lets offer and picture pulse for five seconds at most, and not under reduced motion', async ({
  page,
}) => {
  await page.goto('/productmain');
  const ends = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.closest('section')?.querySelector('h1');
        })
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  const moving = await ends();
  expect(moving.length).toBeGreaterThan(1);
  expect(Math.max(...moving)).toBeLessThanOrEqual(5_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await ends()).toEqual([]);
});

test('says what is done, and sells five services in pounds and days', async ({ page }) => {
  await page.goto('/productmain');
  for (const name of [
    'Verified factories',
    'Price negotiation',
    'Quality inspection',
    'Shipping and logistics',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const services = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Five services, each with its price' }),
  });
  const figures = services.locator('a b');
  await expect(figures).toHaveText(
    catalogue
      .filter(({ category }) => category === 'sourcing')
      .flatMap(({ price, days }) => [formatMoney(price), `${days} days`]),
  );
});

test('names four reasons, five enquired and ten sourced categories', async ({ page }) => {
  await page.goto('/productmain');
  const bandOf = (heading: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) });
  const reasons = bandOf('Why Choose Us').getByRole('listitem');
  await expect(reasons.locator('h3')).toHaveText([
    'Direct factory sourcing',
    'Certified quality inspection',
    'All-in-one sourcing and logistics management',
    'Profit-focused sourcing strategy',
  ]);
  await expect(reasons.locator('[aria-hidden]')).toHaveText(['1', '2', '3', '4']);
  await expect(
    bandOf('Top Enquired Product Category').locator('ul:not([aria-hidden]) > li'),
  ).toHaveCount(5);
  await expect(bandOf('Top-Sourced Product Categories').getByRole('listitem')).toHaveCount(10);
});

test('draws a route to each region and leads to the form', async ({ page }) => {
  await page.goto('/productmain');
  const reach = page.locator('section', { hasText: 'Get Started Today' });
  await expect(reach.locator('svg text')).toHaveText(await reach.locator('li').allTextContents());
  await expect(reach.locator('svg polyline')).toHaveCount(6);
  await expect(reach.getByRole('link', { name: 'Get Started Today' })).toHaveAttribute(
    'href',
    '/aboutus?item=end-to-end-sourcing-support#enquiry',
  );
});

test('explains three steps and why they work, and asks for the free quote', async ({ page }) => {
  await page.goto('/productmain');
  await expect(
    page
      .locator('section', { has: page.getByRole('heading', { name: 'How It Works' }) })
      .getByRole('heading', { level: 3 }),
  ).toHaveText(['Share your product vision', 'Get quotes and quality plans', 'Approve and relax']);
  await expect(page.getByRole('heading', { name: 'Why This Process Works' })).toBeVisible();
  const quotes = page.getByRole('link', { name: 'Request Your Free Sourcing Quote' });
  for (const each of await quotes.all()) await expect(each).toHaveAttribute('href', quote);
  await quotes.first().click();
  await expect(page.locator('#message')).toHaveValue(quoteMessage);
  await expect(page.locator('#service')).toHaveValue('');
});

test('answers ten and eight questions, one open at a time in each list', async ({ page }) => {
  await page.goto('/productmain');
  for (const [id, count] of [
    ['#questions-1', 10],
    ['#questions-2', 8],
  ] as const) {
    const items = page.locator(id).locator('details');
    await expect(items).toHaveCount(count);
    await expect(page.locator(`${id} details[open]`)).toHaveCount(0);
    await items.nth(0).locator('summary').click();
    await items.nth(2).locator('summary').click();
    await expect(page.locator(`${id} details[open]`)).toHaveCount(1);
  }
  await expect(page.locator('details[open]')).toHaveCount(2);
  await expectNoViolations(page, 'with questions open');
});

for (const width of [1440, 768, 390, 320]) {
  test(`fits and has no violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/productmain');
    await layOutAll(page);
    expect(await page.evaluate(() => document.scrollingElement?.scrollWidth)).toBe(width);
    await expectNoViolations(page, `at ${width} px`);
  });
}

import type { Page } from '@playwright/test';
import { fillPlural, fillWords } from '../../contract/fill-words.ts';
import { addAnchor } from '../../contract/paths.ts';
import type { PlanLine } from '../../contract/plan.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import { catalogue, categories, offers, planWords, prices, ui } from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { overflow } from './overflow.ts';
import {
  boxOf,
  dollars,
  expectThree,
  inTurn,
  keepPlan,
  ledgerOf,
  lines,
  longest,
  one,
  openPlan,
  pounds,
  query,
  shownLines,
  three,
  tick,
  tier,
  two,
  words,
} from './plans.ts';
import { smallTargets } from './small-targets.ts';
import { unseenControls } from './unseen-controls.ts';

const foldOf = (page: Page) => page.locator('details').filter({ has: boxOf(page, tier) });

const { leftOut, heading } = planWords.words;
const goneNotice = fillWords(leftOut.unknown, { item: 'dream analysis' });

test('ticking an item adds a line with its price and days, and the URL and the browser keep it', async ({
  page,
}) => {
  await openPlan(page);
  await expect(ledgerOf(page).getByText(words.empty.text)).toBeVisible();
  for (const line of three) await tick(page, line);
  await expectThree(page);
  const asked = new URL(page.url()).searchParams.getAll('item');
  expect(asked.toSorted()).toEqual(three.map(({ item }) => item).toSorted());
  await expect(page.getByRole('banner').locator('[data-count]:visible')).toHaveText('3');

  // Without items in the URL, the stored ones are restored. Otherwise the URL's items are shown.
  await openPlan(page);
  await expectThree(page);
  await openPlan(page, query([one]));
  await expect(shownLines(page)).toHaveCount(1);
  await expect(boxOf(page, two)).not.toBeChecked();
});

test('the first press on an empty plan counts, even if the script loads late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.goto('/plan');
  await page.waitForLoadState('networkidle');
  await page.route('**/_astro/*.js', (route) => promise.then(() => route.continue()));
  const box = boxOf(page, two);
  await box.scrollIntoViewIfNeeded();
  await box.check();
  const before = (await box.boundingBox())?.y ?? 0;
  resolve();
  await expect(shownLines(page)).toHaveCount(1);
  await expect(box).toBeChecked();
  await expect(box).toBeInViewport();
  expect(Math.abs(((await box.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await expect(page.locator('[data-live] > [role="status"]')).toContainText(formatMoney(two.price));
});

test('an open plan shows what another tab or an earlier page adds', async ({ page, context }) => {
  await page.goto('/plan');
  const other = await context.newPage();
  await keepPlan(other, [one]);
  await expect(shownLines(page)).toHaveCount(1);
});

test("a service's packages are folded until they are pressed or one is in the plan", async ({
  page,
}) => {
  await openPlan(page);
  const fold = foldOf(page);
  await expect(boxOf(page, tier)).toBeHidden();
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(boxOf(page, tier)).toBeVisible();
  await boxOf(page, tier).check();
  // Without a package in the plan, they stay open until the next visit.
  await boxOf(page, tier).uncheck();
  await expect(boxOf(page, tier)).toBeVisible();
  await openPlan(page);
  await expect(boxOf(page, tier)).toBeHidden();
  await openPlan(page, query([tier]));
  await expect(boxOf(page, tier)).toBeVisible();
  await keepPlan(page, [tier]);
  await openPlan(page);
  await expect(boxOf(page, tier)).toBeVisible();
  await expect(page.locator('details[data-plan-fold][open]')).toHaveCount(1);
});

test('without a plan, the page prints as a price list with its packages', async ({ page }) => {
  await openPlan(page);
  await page.emulateMedia({ media: 'print' });
  for (const line of lines) {
    const row = page.locator('label').filter({ has: boxOf(page, line) });
    await expect(row.getByText(formatMoney(line.price))).toBeVisible();
  }
});

test('lines are removed one by one, and focus stays in the plan', async ({ page }) => {
  await openPlan(page, query(three));
  await expectThree(page);
  const buttons = shownLines(page).getByRole('button');
  const first = (await shownLines(page).first().getAttribute('data-plan-line')) ?? '';
  await buttons.first().focus();
  await page.keyboard.press('Enter');
  await expect(shownLines(page)).toHaveCount(2);
  await expect(page.locator(`input[value="${first}"]`)).not.toBeChecked();
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shownLines(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(shownLines(page)).toHaveCount(0);
  await expect(ledgerOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page).toHaveURL(/\/plan$/);
  await openPlan(page);
  await expect(shownLines(page)).toHaveCount(0);
});

test('the timeline shows the jobs side by side and one after the other, on one scale', async ({
  page,
}) => {
  await openPlan(page, query(three));
  const timeline = ledgerOf(page).locator('[data-plan-if="in-turn"]');
  const days = (count: number) => fillPlural(planWords.words.days, count, planWords.locale);
  await expect(timeline.locator('[data-plan-days="together"]')).toHaveText(days(longest));
  await expect(timeline.locator('[data-plan-days="in-turn"]')).toHaveText(days(inTurn));
  const bars = await timeline.locator('[data-plan-bar]:visible').evaluateAll((found) =>
    found.map((bar) => {
      const { left, right, width } = bar.getBoundingClientRect();
      return { item: bar.getAttribute('data-plan-bar') ?? '', left, right, width };
    }),
  );
  const together = bars.slice(0, 3);
  const end = bars.find(({ item }) => item === 'longest');
  const chain = bars.slice(4);
  expect(bars).toHaveLength(7);
  const most = together.toSorted((a, b) => b.width - a.width)[0];
  expect(
    three
      .filter(({ delivery }) => delivery.kind === 'days' && delivery.days === longest)
      .map(({ item }) => item),
  ).toContain(most?.item);
  expect(new Set(together.map(({ left }) => Math.round(left))).size).toBe(1);
  expect(end?.right).toBeCloseTo(most?.right ?? 0, -1);
  for (const [place, bar] of chain.entries()) {
    const before = chain[place - 1];
    expect(bar.item).toBe(together[place]?.item);
    expect(bar.left).toBeGreaterThanOrEqual(before?.right ?? together[0]?.left ?? Infinity);
    expect(Math.abs(bar.width - (together[place]?.width ?? 0))).toBeLessThan(4);
  }
  await openPlan(page, query([one]));
  await expect(timeline).toBeHidden();
});

test('the new total is announced once, after the last change', async ({ page }) => {
  await openPlan(page);
  await page.evaluate(() => {
    const status = document.querySelector('[data-live] > [role="status"]');
    const said: string[] = [];
    Object.assign(window, { said });
    if (!status) return;
    new MutationObserver(() => said.push(status.textContent ?? '')).observe(status, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  for (const line of three) await tick(page, line);
  const said = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'said'));
  await expect.poll(said).toHaveLength(1);
  await page.waitForTimeout(1200);
  const texts = await said();
  expect(texts).toHaveLength(1);
  expect(JSON.stringify(texts)).toContain(pounds);
  expect(JSON.stringify(texts)).toContain(dollars);
});

test('an empty plan shows ways to begin, above the list on a phone', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await openPlan(page);
    const start = page.locator('[data-plan-if="empty"]:visible');
    await expect(start).toHaveCount(1);
    await expect(start.getByRole('link', { name: words.empty.browse.label })).toHaveAttribute(
      'href',
      words.empty.browse.path,
    );
    await expect(start.getByRole('link', { name: words.empty.ask.label })).toHaveAttribute(
      'href',
      words.empty.ask.path,
    );
    const popular = start.getByRole('link', {
      name: new RegExp(`^${fillWords(words.empty.add, { item: '' })}`),
    });
    await expect(popular).toHaveCount(3);
    await popular.first().click();
    await expect(shownLines(page)).toHaveCount(1);
    if (width === 390) {
      // The others stay, so that several can be added in a row.
      await expect(popular).toHaveCount(2);
      await expect(popular.first()).toBeFocused();
      await popular.first().click();
      await popular.first().click();
    }
    await expect(start).toHaveCount(0);
    await expect(page.locator('input[name="item"]:focus')).toBeChecked();
    await page.evaluate(() => localStorage.clear());
  }
});

test('on a phone a box that is ticked stays where it is, and the total stays in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  const box = boxOf(page, two);
  await box.scrollIntoViewIfNeeded();
  const before = (await box.boundingBox())?.y ?? 0;
  await box.check();
  const sums = page.getByRole('link', { name: fillWords(words.ledger.seeCount, { count: 1 }) });
  const jump = sums.last();
  await expect(jump).toBeInViewport();
  expect(Math.abs(((await box.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);
  await jump.click();
  await expect(ledgerOf(page).getByRole('heading', { name: heading })).toBeInViewport();
});

test('on a phone the link to the plan is above the list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page, `${query(three)}#${addAnchor}`);
  const count = fillPlural(words.ledger.count, 3, planWords.locale);
  const jump = page.getByRole('link', { name: count });
  await expect(jump).toBeInViewport();
  await expect(jump).toContainText(pounds);
  await expect(jump).toContainText(dollars);
  await jump.click();
  await expect(ledgerOf(page).getByRole('heading', { name: heading })).toBeInViewport();
});

test('an item that is no longer offered is left out, named and not stored', async ({ page }) => {
  await openPlan(page, `${query([one])}&item=dream-analysis&item=${one.item}`);
  await expect(shownLines(page)).toHaveCount(1);
  const notice = ledgerOf(page).locator('[data-plan-left-out]');
  await expect(notice).toContainText(goneNotice);
  await expect(notice).toContainText('twice');
  await boxOf(page, two).check();
  await expect(notice).toContainText(goneNotice);
  await expect(page).not.toHaveURL(/dream/);
  expect(await page.evaluate(() => localStorage.getItem('plan'))).not.toContain('dream');
});

test('invalid stored data is ignored', async ({ page }) => {
  await page.goto('/plan');
  for (const kept of ['{"a":1}', 'nonsense', '[1,null,"<b>","__proto__"]', '"text"']) {
    await page.evaluate((text) => localStorage.setItem('plan', text), kept);
    await openPlan(page);
    await expect(shownLines(page)).toHaveCount(0);
    await expect(ledgerOf(page).locator('b')).toHaveCount(0);
  }
});

test('exclusions and offers are shown for the categories in the plan', async ({ page }) => {
  for (const { id: category } of categories) {
    const [slug] = Object.entries(catalogue).find((each) => each[1].category === category) ?? [];
    if (!slug) continue;
    await openPlan(page, `?item=${slug}`);
    await ledgerOf(page).getByText(words.changes).click();
    for (const item of words.excluded.items) {
      const row = ledgerOf(page).getByText(item.text, { exact: true });
      await expect(row).toBeVisible({ visible: item.category === category });
    }
    for (const offer of offers.standing) {
      const row = ledgerOf(page).getByText(fillWords(offer.text, { percent: offer.percent }));
      await expect(row).toBeVisible({ visible: offer.category === category });
    }
  }
});

test('a service that is in the plan in several ways is pointed out once until one is left', async ({
  page,
}) => {
  const { managed, twice, advice } = planWords.words.repeated;
  const tier = lines.find((line) => line.package !== null);
  const ways = lines.filter((line) => line.service === tier?.service);
  const list = new Intl.ListFormat(planWords.locale);
  const items = list.format(ways.map((line) => line.package ?? managed));
  await openPlan(page, query(ways));
  const notice = ledgerOf(page).getByText(advice);
  await expect(notice).toHaveText(
    `${fillWords(twice, { by: tier?.service ?? '', items })} ${advice}`,
  );
  for (const _ of ways.slice(1)) await shownLines(page).first().getByRole('button').click();
  await expect(notice).toBeHidden();
});

test('the link is copied, and sending opens the form with the plan', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlan(page, query(three));
  await ledgerOf(page).getByRole('button', { name: words.ledger.copy }).click();
  await expect(ledgerOf(page).getByRole('status')).toContainText(words.ledger.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.getAll('item').toSorted()).toEqual(
    three.map(({ item }) => item).toSorted(),
  );
  const send = ledgerOf(page).getByRole('link', { name: words.ledger.send });
  await expect(ledgerOf(page).getByText(prices.noPayment)).toBeVisible();
  const target = new URL((await send.getAttribute('href')) ?? '', page.url());
  expect(target.pathname + target.hash).toBe('/aboutus#enquiry');
  expect(target.searchParams.getAll('item')).toHaveLength(3);
});

test('if the browser refuses to copy the link, the page says so', async ({ page }) => {
  await openPlan(page, query([one]));
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await ledgerOf(page).getByRole('button', { name: words.ledger.copy }).click();
  await expect(ledgerOf(page).getByRole('status')).toContainText(words.ledger.copyFailed);
});

for (const width of [390, 1440]) {
  const tag = width === 390 ? [] : ['@full'];
  test(`the plan passes axe and fits at ${width} px, empty and full`, { tag }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await openPlan(page);
    await expectNoViolations(page, 'empty');
    await openPlan(page, `?${lines.map(({ item }) => `item=${item}`).join('&')}&item=gone`);
    await expect(shownLines(page)).toHaveCount(lines.length);
    await expectNoViolations(page, 'full');
    expect.soft(await smallTargets(page)).toEqual([]);
    expect.soft(await overflow(page)).toEqual({ sideways: 0, cut: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await overflow(page), '320 px').toEqual({ sideways: 0, cut: [] });
  });
}

test('with text at 200% the list and the plan fit, with the price below the name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page, query(three));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const cut = await page.locator('form label > *, #your-plan li > *').evaluateAll((found) =>
    found
      .filter((part) => part.checkVisibility())
      .filter((part) => {
        const box = part.parentElement?.getBoundingClientRect();
        return part.getBoundingClientRect().right > (box?.right ?? innerWidth) + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const [name, price] = await shownLines(page)
    .first()
    .locator('> span')
    .evaluateAll((found) => found.map((part) => part.getBoundingClientRect()));
  expect(price?.top).toBeGreaterThanOrEqual((name?.bottom ?? Infinity) - 1);
});

test('in forced colours every control is visible, whether or not it is ticked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openPlan(page, query([one]));
  expect(await unseenControls(page)).toEqual([]);
  const look = (line: PlanLine) =>
    boxOf(page, line).evaluate((box) => getComputedStyle(box).backgroundColor);
  expect(await look(one)).not.toBe(await look(two));
});

test('a plan prints on its own', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 990 });
  await openPlan(page, query(three));
  await page.emulateMedia({ media: 'print' });
  await expectThree(page);
  for (const gone of ['input[name="item"]', '#your-plan button', '#your-plan [data-button]']) {
    await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  }
  await expect(ledgerOf(page).getByText(words.sheet.title.split('{')[0] ?? '')).toBeVisible();
  await expect(ledgerOf(page).getByText(words.excluded.heading)).toBeVisible();
  await expect(ledgerOf(page).getByText(prices.vat.text)).toBeVisible();
  const [dated = ''] = words.sheet.date.split('{date}');
  await expect(ledgerOf(page).getByText(dated)).toBeVisible();
  const link = ledgerOf(page).locator('[data-plan-link="plan"]');
  const printed = await link.evaluate((a) => getComputedStyle(a, '::after').content);
  expect(printed).toContain('/plan?item=');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to its own page, and the server fills it in', async ({ page }) => {
    await page.goto('/plan');
    for (const line of three) await tick(page, line);
    await page.getByRole('button', { name: words.choices.submit }).click();
    await expectThree(page);
    for (const line of three) {
      await expect(boxOf(page, line)).toBeChecked();
      await expect(boxOf(page, line)).toBeVisible();
    }
    await expect(ledgerOf(page).getByRole('button').filter({ visible: true })).toHaveCount(0);
    await boxOf(page, two).uncheck();
    await page.getByRole('button', { name: words.choices.submit }).click();
    await expect(shownLines(page)).toHaveCount(2);
    await ledgerOf(page).getByRole('link', { name: words.ledger.send }).click();
    await expect(page).toHaveURL(/\/aboutus\?item=[^#]+&item=[^#]+#enquiry$/);
  });

  test('what was left out is named', async ({ page }) => {
    await page.goto(`/plan${query([one])}&item=dream-analysis`);
    await expect(ledgerOf(page).getByText(goneNotice)).toBeVisible();
  });

  test('the page is a price list and says how to order', async ({ page }) => {
    await page.goto('/plan');
    for (const line of lines) {
      const row = page.locator('label').filter({ has: boxOf(page, line) });
      await expect(row).toContainText(formatMoney(line.price));
    }
    await expect(page.getByText(words.choices.withoutScript)).toBeVisible();
    await expect(page.locator('[data-plan-line]:visible')).toHaveCount(0);
  });

  test('"Add to plan" opens the plan with the item', async ({ page }) => {
    await page.goto('/services');
    const link = page.locator(`[data-plan-add="${one.item}"]`);
    await expect(link).toHaveAccessibleName(`${ui.plan.add} : ${one.service}`);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/plan\\?item=${one.item}#${addAnchor}$`));
    await expect(shownLines(page)).toHaveCount(1);
  });
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { fillWords } from '../../contract/fill-words.ts';
import { layOutAll } from '../../tools/lay-out-all.ts';
import {
  languages,
  menuLabel,
  otherLanguage,
  pageLanguage,
  pageOf,
  region,
  shareOf,
  thirdLanguage,
  ui,
} from '../content/today.ts';
import { expectNoViolations } from './axe.ts';
import { expect, full, test } from './fixtures.ts';
import { headerOf } from './header.ts';
import { carouselsOf, trackOf } from './open-carousel.ts';
import { pick, serveScript, serveTranslator } from './translator.ts';

const { label } = languages.menu;
const { text: headline } = pageOf('sourcing').hero.headline;
const [from, to, then] = [pageLanguage, otherLanguage, thirdLanguage];
const html = (page: Page) => page.locator('html');
const heading = (page: Page) => page.locator('h1');
const danger = 'rgb(179, 38, 30)';
/** The status of the language menu; the newsletter form's is in the footer. */
const statusOf = (page: Page) => page.locator('main').getByRole('status');

test('requests the script once, when another language is first chosen, and sets up the widget', async ({
  page,
  context,
}) => {
  const { requests } = await serveTranslator(page);
  await page.goto('/productmain');
  await pick(page, to.native);
  await expect(html(page)).toHaveAttribute('lang', to.code);
  await expect(heading(page)).toContainText(`${to.code} ${headline.slice(0, 8)}`);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(to.native);
  await expect(page.getByRole('button', { name: label })).toHaveAccessibleName(
    `${label} ${to.code} ${to.native}`,
  );
  await pick(page, then.native);
  await expect(heading(page)).toContainText(`${then.code} ${headline.slice(0, 8)}`);
  expect(requests).toHaveLength(1);
  expect(await page.evaluate(() => Reflect.get(window, 'translatorOptions'))).toEqual({
    pageLanguage: from.code,
    includedLanguages: languages.languages.map(({ code }) => code).join(','),
    autoDisplay: false,
  });
  await expect(page.locator('#translator')).toBeHidden();

  await pick(page, from.native);
  await expect(heading(page)).toHaveText(headline);
  await expect(html(page)).toHaveAttribute('lang', 'en-GB');
  expect(requests).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});

test(
  'leaves no cookie behind, not even on parent domains',
  full,
  async ({ page, context, site }) => {
    const origin = `http://www.site.localhost:${new URL(site.origin).port}`;
    await serveTranslator(page);
    await page.goto(`${origin}/productmain`);
    await pick(page, to.native);
    await expect(html(page)).toHaveAttribute('lang', to.code);
    const domains = (await context.cookies()).map(({ domain }) => domain);
    expect(domains).toEqual(expect.arrayContaining(['.www.site.localhost', '.site.localhost']));
    await pick(page, from.native);
    await expect(html(page)).toHaveAttribute('lang', 'en-GB');
    expect(await context.cookies()).toEqual([]);
  },
);

test('leaves every island working', full, async ({ page }) => {
  await serveTranslator(page);
  await page.goto('/productmain');
  await pick(page, to.native);
  await expect(html(page)).toHaveAttribute('lang', to.code);
  await page.waitForTimeout(100);

  const { items, panel } = headerOf(page);
  await items.filter({ hasText: menuLabel('/services') }).hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(400, 880);

  const slice = page.getByRole('img', { name: shareOf(region) });
  await slice.hover();
  await expect(page.getByRole('tooltip')).toContainText(shareOf(region));

  for (const carousel of await carouselsOf(page).all()) {
    const track = trackOf(carousel);
    const before = await track.evaluate((element) => getComputedStyle(element).transform);
    await carousel.getByRole('button', { name: ui.next }).click();
    await expect
      .poll(() => track.evaluate((element) => getComputedStyle(element).transform))
      .not.toBe(before);
    await carousel.getByRole('button', { name: ui.pause }).click();
    await carousel.getByRole('button', { name: ui.play }).click();
    await expect(carousel.getByRole('button', { name: ui.pause })).toBeVisible();
  }

  const question = page.locator('main details[name]').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');

  const newsletter = page.getByRole('contentinfo').locator('form');
  await newsletter.getByRole('textbox').focus();
  await page.keyboard.type('not an address');
  await newsletter.getByRole('button').click();
  await expect(newsletter.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await newsletter.getByRole('textbox').press('ControlOrMeta+A');
  await page.keyboard.type('reader@shop.example');
  await newsletter.getByRole('button').click();
  await expect(newsletter.getByRole('textbox')).toBeHidden();

  await pick(page, then.native);
  await expect(html(page)).toHaveAttribute('lang', then.code);
});

test(
  'still shows the percentages of a chart that comes into view later',
  full,
  async ({ page }) => {
    await serveTranslator(page);
    await page.goto('/productmain');
    await pick(page, to.native);
    await expect(html(page)).toHaveAttribute('lang', to.code);
    const slice = page.getByRole('img', { name: shareOf(region) });
    await slice.scrollIntoViewIfNeeded();
    // The translator must leave drawings alone, because they don't render the elements that it
    // inserts.
    await expect(slice.locator('text')).toHaveText(`${region.percent}%`);
    const translated = `${to.code} ${region.name}`;
    await expect(page.locator('main li', { hasText: translated }).first()).toBeVisible();
    await slice.focus();
    await expect(page.getByRole('tooltip')).toHaveText(`${to.code} ${shareOf(region)}`);
  },
);

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844 },
]) {
  test(`turns right to left in Arabic and fits at ${viewport.width} px`, full, async ({ page }) => {
    await page.setViewportSize(viewport);
    await serveTranslator(page);
    await page.goto('/productmain');
    await pick(page, 'العربية');
    await expect(html(page)).toHaveAttribute('dir', 'rtl');
    await expect(html(page)).toHaveAttribute('lang', 'ar');
    await layOutAll(page);
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(sideways).toBe(0);
    const start = await heading(page).evaluate((element) => {
      const { right } = element.getBoundingClientRect();
      return document.documentElement.clientWidth - right;
    });
    expect(start).toBeLessThan(viewport.width / 4);

    const carousel = carouselsOf(page).first();
    await carousel.scrollIntoViewIfNeeded();
    const card = carousel.locator('[data-slide]').first();
    const before = (await card.boundingBox())?.x ?? 0;
    await carousel.getByRole('button', { name: ui.next }).click();
    await expect.poll(async () => (await card.boundingBox())?.x ?? 0).toBeGreaterThan(before + 300);
    // Translators don't translate names in attributes.
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .disableRules(['label-content-name-mismatch'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

test.describe('without the script', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('stays in English if the script fails, says so, and lets the visitor try again', async ({
    page,
  }) => {
    let isDown = true;
    const { requests } = await serveTranslator(page, (route) =>
      isDown ? route.abort() : serveScript(route),
    );
    await page.goto('/productmain');
    await pick(page, then.native);
    const status = statusOf(page);
    await expect(status).toHaveText(fillWords(languages.menu.failed, { current: from.native }));
    await expect(status).toHaveCSS('color', danger);
    await expect(status).toHaveCSS('font-weight', '600');
    await expect(heading(page)).toHaveText(headline);
    await expect(page.getByRole('button', { name: label })).toHaveAccessibleName(
      `${label} ${from.code} ${from.native}`,
    );
    await expectNoViolations(page, 'after a failed translation');
    isDown = false;
    await pick(page, then.native);
    await expect(html(page)).toHaveAttribute('lang', then.code);
    expect(requests).toHaveLength(2);
  });
});

test(
  'stays in English if the script takes too long, and does not translate late',
  full,
  async ({ page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { requests } = await serveTranslator(page, async (route) => {
      await held;
      await serveScript(route);
    });
    await page.clock.install();
    await page.goto('/productmain');
    await pick(page, then.native);
    const status = statusOf(page);
    await expect(status).toHaveText(fillWords(languages.menu.waiting, { language: then.native }));
    await page.clock.runFor(10_000);
    await expect(status).toHaveText(fillWords(languages.menu.slow, { current: from.native }));
    release();
    await page.waitForFunction(() => 'hasMoreOfTranslator' in window);
    await page.clock.runFor(1_000);
    await expect(heading(page)).toHaveText(headline);
    await expect(html(page)).toHaveAttribute('lang', 'en-GB');

    await pick(page, then.native);
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return html(page).getAttribute('lang');
      })
      .toBe(then.code);
    expect(requests).toHaveLength(1);
  },
);

test('applies the last language chosen while the script was loading', full, async ({ page }) => {
  let held = Promise.withResolvers<void>();
  const { requests } = await serveTranslator(page, async (route) => {
    await held.promise;
    await serveScript(route);
  });
  await page.goto('/productmain');
  await pick(page, then.native);
  await pick(page, 'Português');
  held.resolve();
  await expect(html(page)).toHaveAttribute('lang', 'pt');
  await expect(heading(page)).toContainText(`pt ${headline.slice(0, 8)}`);
  await expect(page.locator('font', { hasText: /^de / })).toHaveCount(0);
  expect(requests).toHaveLength(1);

  held = Promise.withResolvers<void>();
  await page.reload();
  await pick(page, then.native);
  await pick(page, from.native);
  // The translation also waits for the islands.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  held.resolve();
  await page.waitForFunction(() => 'hasMoreOfTranslator' in window);
  // This wait starts after the stand-in starts, and is longer than the stand-in takes to translate.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await expect(statusOf(page)).toHaveText('');
  await expect(heading(page)).toHaveText(headline);
});

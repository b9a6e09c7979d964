import type { Page } from '@playwright/test';
import { load } from 'cheerio';
import { feedLength } from '../../site/feed/feed-length.ts';
import {
  article,
  articlePage,
  content,
  pageOf,
  startingWith,
  topic,
  topicPage,
  ui,
} from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const { articles, authors, services } = content;
const hub = pageOf('hub');
const banner = hub.banners[article.data.category];
const shown = article.data;
/** Links that have a publication date. */
const cardsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('time') });
const author = authors?.data.authors.find(({ id }) => id === shown.author);

test('the hub shows every article once, newest first', async ({ page }) => {
  await page.goto('/blogs');
  const links = page.locator('main a[href^="/blogs/"]:not([href*="/topics/"])');
  const paths = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.toSorted()).toEqual(articles.map(({ slug }) => `/blogs/${slug}`).toSorted());
  const days = await page
    .locator('main time')
    .evaluateAll((all) => all.map((each) => each.getAttribute('datetime') ?? ''));
  expect(days).toHaveLength(articles.length);
  expect(days).toEqual(days.toSorted().reverse());
});

test('only the current topic is highlighted', async ({ page }) => {
  await page.goto(topicPage);
  const topics = page.getByRole('navigation', { name: hub.topic.label });
  const filled = topics.getByRole('link');
  const names = await filled.evaluateAll((all) =>
    all
      .filter((each) => getComputedStyle(each).backgroundColor !== 'rgba(0, 0, 0, 0)')
      .map((each) => each.textContent?.trim()),
  );
  expect(names).toEqual([expect.stringMatching(startingWith(topic.name))]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links filter by topic', async ({ page }) => {
    await page.goto('/blogs');
    const topics = page.getByRole('navigation', { name: hub.topic.label });
    await topics.getByRole('link', { name: startingWith(topic.name) }).click();
    await expect(page).toHaveURL(topicPage);
    await expect(topics.locator('[aria-current="page"]')).toContainText(topic.name);
    const about = articles.filter(({ data }) => data.topics.includes(topic.id));
    await expect(cardsOf(page)).toHaveCount(about.length);
    await topics.getByRole('link', { name: hub.topic.all }).click();
    await expect(page).toHaveURL(/\/blogs$/);
  });

  test('reviews are filtered by subject', async ({ page }) => {
    await page.goto('/testimonials');
    const groups = page.locator('[data-reviews]');
    const total = await groups.count();
    await expect(groups.first()).toBeVisible();
    const pill = page.getByRole('radio').nth(1);
    await pill.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-reviews]:visible')).toHaveCount(1);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-reviews]:visible')).toHaveCount(total);
  });

  test('a checklist can be ticked', async ({ page }) => {
    await page.goto(articlePage);
    const box = page.getByRole('checkbox').first();
    await box.check();
    await expect(box).toBeChecked();
  });
});

test('an article shows its author, date, length and contents', async ({ page }) => {
  await page.goto(articlePage);
  const head = page.locator('article > header');
  await expect(head).toContainText(author?.name ?? '?');
  await expect(head.locator('time')).toHaveAttribute(
    'datetime',
    shown.published.toISOString().slice(0, 10),
  );
  await expect(head).toContainText(/\d/);
  const contents = page.getByRole('navigation', { name: ui.article.contents });
  const chapters = await page.locator('[data-article-body] > h2').allTextContents();
  await expect(contents.getByRole('link')).toHaveText(chapters);
  await contents.getByRole('link').last().click();
  await expect(page.locator('[data-article-body] > h2').last()).toBeInViewport();
});

test('an article links to services, articles and its neighbours', async ({ page }) => {
  await page.goto(articlePage);
  const main = page.getByRole('main');
  for (const { slug, data } of services) {
    if (!shown.services.includes(slug)) continue;
    await expect(
      main.locator(`a[href="${data.path}"]`).filter({ has: page.locator('h3') }),
    ).toBeVisible();
  }
  await expect(cardsOf(page)).toHaveCount(2);
  const pages = page.getByRole('navigation', { name: ui.article.pages });
  await expect(pages.getByRole('link')).toHaveCount(2);
  await expect(main.getByRole('link', { name: banner.action.label })).toHaveAttribute(
    'href',
    `/aboutus?item=${shown.services[0]}#enquiry`,
  );
});

test('its diagram is described, and drawn differently for phones', async ({ page }) => {
  const picture = page.getByRole('figure').getByRole('img');
  await page.goto(articlePage);
  await picture.scrollIntoViewIfNeeded();
  expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(100);
  const source = () => picture.evaluate((each: HTMLImageElement) => each.currentSrc);
  await expect.poll(source).toMatch(new RegExp(`/${shown.diagram}\\.svg$`));
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(source).toMatch(new RegExp(`/${shown.diagram}-tall\\.svg$`));
});

test('its lines have 55 to 72 characters, and its wide tables can be scrolled by keyboard on phones', async ({
  page,
}) => {
  await page.goto(articlePage);
  const average = await page.locator('[data-article-body] > p').evaluateAll((paragraphs) => {
    const lines = paragraphs.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const tops = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
      return { count: tops.size, length: paragraph.textContent?.length ?? 0 };
    });
    const long = lines.filter(({ count }) => count > 3);
    // The last line of a paragraph is half full on average.
    return (
      long.reduce((sum, { length }) => sum + length, 0) /
      long.reduce((sum, { count }) => sum + count - 0.5, 0)
    );
  });
  expect(average).toBeGreaterThan(55);
  expect(average).toBeLessThan(72);
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.locator('main [role="group"]:has(th:nth-child(5))').first();
  for (const { slug } of articles) {
    if ((await table.count()) > 0) break;
    await page.goto(`/blogs/${slug}`);
  }
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((each) => each.scrollLeft)).toBeGreaterThan(0);
});

test('the feed is linked from the hub and contains the newest articles in full', async ({
  page,
  request,
}) => {
  await page.goto('/blogs');
  const feed = page.locator('head link[type="application/rss+xml"]');
  await expect(feed).toHaveAttribute('href', '/rss.xml');
  const xml = await (await request.get('/rss.xml')).text();
  const $ = load(xml, { xml: true });
  const items = $('item')
    .toArray()
    .map((item) => ({
      link: $(item).find('link').text(),
      words: $(item).find('content\\:encoded').text().split(/\s+/).length,
    }));
  expect(items).toHaveLength(Math.min(articles.length, feedLength));
  for (const { link, words } of items) {
    expect(new URL(link).pathname).toMatch(/^\/blogs\/[a-z-]+$/);
    expect(words, link).toBeGreaterThan(10);
  }
  expect(xml).not.toMatch(/&lt;(?:script|input|svg)/);
});

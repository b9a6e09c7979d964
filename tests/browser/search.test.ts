import type { Page } from '@playwright/test';
import {
  article,
  articlePage,
  content,
  forms,
  packaged,
  there,
  topicPage,
  ui,
} from '../content/today.ts';
import { expect, full, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const { services } = content;
const { search: terms } = there(content.discovery).data;
const lost = there(content.pages.find(({ slug }) => slug === '404')).data;
const { heading, asked } = (lost.kind === 'notice' && lost.results) || {};
/** A service that the article links to. */
const offered = there(services.find(({ slug }) => slug === article.data.services[0])).data;
/** A word from the article's title. */
const word = there(/\p{L}{5,}/u.exec(article.data.title)?.[0]);

const script = '**/pagefind/pagefind.js*';
const dialog = (page: Page) => page.getByRole('dialog', { name: ui.search.title });
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');

async function search(page: Page, words: string): Promise<void> {
  const release = await holdIndex(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(words);
  release();
  await expect(results(page).first()).toBeVisible();
}

/** Blocks the index until released, so that results for words typed so far are never shown. */
async function holdIndex(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(script, (route) => promise.then(() => route.continue()), { times: 1 });
  return resolve;
}

test('loads nothing until it is used', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(articlePage);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => /pagefind|SiteSearch|client/.test(path))).toEqual([]);
  await search(page, word);
  expect(requested.some((path) => path === '/pagefind/pagefind.js')).toBe(true);
  expect(requested.every((path) => !path.includes('worker'))).toBe(true);
});

test('finds articles and services, and Enter goes to the first', async ({ page }) => {
  await page.goto('/blogs');
  await search(page, offered.name);
  const texts = await results(page).allTextContents();
  expect(texts.some((text) => text.startsWith(terms.kinds.article))).toBe(true);
  expect(texts.some((text) => text.startsWith(terms.kinds.service))).toBe(true);
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+/);
  const first = await results(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${first}`);
});

test('a URL with search words opens the search and finds them', async ({ page }) => {
  await page.goto(`/blogs?q=${word}`);
  await expect(field(page)).toHaveValue(word);
  await expect(results(page).first()).toBeVisible();
});

test('works by keyboard alone: open, move, close, and focus returns', async ({ page }) => {
  await page.goto('/blogs');
  const opener = page.getByRole('button', { name: ui.search.open });
  const release = await holdIndex(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(offered.name);
  release();
  await expect(results(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Ctrl+K opens it too, and typing a slash in a field does not', async ({ page }) => {
  await page.goto('/blogs');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: forms.subscription.fields.email.label }).press('/');
  await expect(dialog(page)).toBeHidden();
});

test('says when nothing is found', async ({ page }) => {
  await page.goto('/blogs');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('xylophonquartz');
  await expect(dialog(page).getByRole('status')).toContainText(ui.search.none);
  await expect(dialog(page).getByRole('link', { name: ui.search.services })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: ui.search.ask })).toBeVisible();
});

test.describe('when the index cannot be loaded', () => {
  test.use({ expectedErrors: [/pagefind|search index|Failed to (?:load|fetch)/] });

  test('the page says so, and searches again at the next word', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/blogs');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(word);
    await expect(dialog(page).getByRole('status')).toContainText(ui.search.failed);
    await page.unroute(script);
    await field(page).selectText();
    await page.keyboard.type(offered.name);
    await expect(results(page).first()).toBeVisible();
  });
});

test.describe('on the 404 page', () => {
  test.use({ expectedErrors: [/404/] });

  test('search is available, and the nearest pages are listed', async ({ page }) => {
    const answer = await page.goto(`${packaged.path}${packaged.path.at(-1)}`);
    expect(answer?.status()).toBe(404);
    const nearest = page.getByRole('navigation', { name: heading ?? '' });
    await expect(nearest.getByRole('link').first()).toHaveAttribute('href', packaged.path);
    await search(page, offered.name);
  });

  test('the last result is the requested URL, as text', async ({ page }) => {
    const asked = '/<img src=x onerror=alert(1)>/é';
    await page.goto(encodeURI(asked));
    const last = page.locator('[data-nearest="shown"] [data-asked]').last();
    await expect(last).toHaveText(asked);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the results are popular pages, and the last one has no URL', async ({ page }) => {
      await page.goto(`${packaged.path}${packaged.path.at(-1)}`);
      const results = page.locator('[data-nearest]');
      await expect(results.getByRole('link').first()).toBeVisible();
      await expect(results.locator('[data-asked]').last()).toHaveText(asked ?? '');
    });
  });
});

test('only pages with the search may compile WebAssembly', async ({ request }) => {
  for (const path of ['/blogs', articlePage, topicPage, '/nothing-here']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).toContain("'wasm-unsafe-eval'");
    expect(policy, path).not.toContain("'unsafe-eval'");
  }
  for (const path of ['/', '/aboutus', packaged.path, '/services', '/testimonials']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(policy, path).not.toContain('unsafe');
  }
});

test('finds a service by the words its customers use', full, async ({ page }) => {
  const [service] = services.filter(({ data }) => data.foundFor);
  await page.goto('/blogs');
  await search(page, service?.data.foundFor?.[0] ?? '');
  await expect(results(page).and(page.locator(`[href="${service?.data.path}"]`))).toBeVisible();
});

test(
  'if no page contains all the words, those with the most of them are found',
  full,
  async ({ page }) => {
    await page.goto('/blogs');
    await search(page, `${offered.name} xylophonquartz`);
    await expect(results(page).filter({ hasText: offered.name })).toBeVisible();
  },
);

test('dragging from the field to the outside does not close the search', full, async ({ page }) => {
  await page.goto('/blogs');
  await wholePage(page);
  await page.keyboard.press('/');
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(8, 8);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toBeHidden();
});

test(
  'Escape while an input method is composing does not close the search',
  full,
  async ({ page }) => {
    await page.goto('/blogs');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    const pressed = { key: 'Escape', bubbles: true };
    await field(page).dispatchEvent('keydown', { ...pressed, isComposing: true });
    await expect(dialog(page)).toBeVisible();
    await field(page).dispatchEvent('keydown', pressed);
    await expect(dialog(page)).toBeHidden();
  },
);

test('browser shortcuts and autofill do not open the search', full, async ({ page }) => {
  await page.goto('/blogs');
  await wholePage(page);
  await page.keyboard.press('ControlOrMeta+Shift+k');
  await page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(dialog(page)).toBeVisible();
});

test('the page behind does not scroll while the search is open', full, async ({ page }) => {
  await page.goto('/blogs');
  await wholePage(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.move(8, 8);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test(
  "a service's result shows its description, not the words it is found by",
  full,
  async ({ page }) => {
    const [service] = services.filter(({ data }) => (data.foundFor?.length ?? 0) > 2);
    await page.goto('/blogs');
    await search(page, service?.data.foundFor?.[0] ?? '');
    const result = results(page).and(page.locator(`[href="${service?.data.path}"]`));
    const html = await (await page.request.get(service?.data.path ?? '')).text();
    const said = await result.locator('[data-excerpt]').innerText();
    expect(said.length).toBeGreaterThan(40);
    expect(html.replaceAll('&#39;', "'")).toContain(`name="description" content="${said}"`);
  },
);

test(
  'finds pages that are neither article nor service, and ignores question words',
  full,
  async ({ page }) => {
    await page.goto('/blogs');
    const [home] = terms.pages;
    await search(page, `How do I get a ${home?.foundFor[0]}, please?`);
    await expect(results(page).and(page.locator(`[href="${home?.path}"]`))).toContainText(
      terms.kinds.page,
    );
    // It contains "get", "do" and "please", but not the search term.
    await expect(results(page).and(page.locator('[href="/aboutus"]'))).toHaveCount(0);
  },
);

import type { Page } from '@playwright/test';
import { reviewed } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedErrors: [/did not load|ERR_FAILED/] });

/** Together, these pages have every island. */
const pages = ['/', '/productmain', reviewed.path, '/aboutus', '/blogs', '/plan', '/tools/acos'];

const nameOf = (url: string | null) => /\/_astro\/(\w+)/.exec(url ?? '')?.[1] ?? '';

/** Sends a focus event to every island of a page, and returns their names. */
async function reachForAll(page: Page): Promise<string[]> {
  const islands = page.locator('astro-island');
  const urls = await islands.evaluateAll((all) =>
    all.map((island) => {
      island.dispatchEvent(new FocusEvent('focusin'));
      return island.getAttribute('component-url');
    }),
  );
  return [...new Set(urls.map(nameOf))].sort();
}

/** The islands reported in the console as not loaded. */
function failures(page: Page): () => string[] {
  const told = new Set<string>();
  page.on('console', (message) => {
    const [, url = null] = /^Island (\S+) did not load/.exec(message.text()) ?? [];
    if (url) told.add(nameOf(url));
  });
  return () => [...told].sort();
}

const isScript = /\/_astro\/\w+\.[^/]+\.js/;

for (const path of pages) {
  const tag = path === '/' ? [] : ['@full'];

  test(`${path}: each island whose script fails is reported`, { tag }, async ({ page }) => {
    const isOfIsland = await islandScripts(page, path);
    const told = failures(page);
    await page.route(isScript, (route) =>
      isOfIsland(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.goto(path);
    const islands = await reachForAll(page);
    await expect.poll(told, { timeout: 10_000 }).toEqual(islands);
  });

  test(`${path}: each island whose script does not respond for two minutes is reported`, {
    tag,
  }, async ({ page }) => {
    const isOfIsland = await islandScripts(page, path);
    const told = failures(page);
    await page.clock.install();
    await page.route(isScript, (route) =>
      isOfIsland(route.request().url()) ? undefined : route.continue(),
    );
    await page.goto(path);
    const islands = await reachForAll(page);
    await page.clock.runFor(119_000);
    expect(told()).toEqual([]);
    await page.clock.runFor(2_000);
    await expect.poll(told).toEqual(islands);
  });
}

/** Returns a function that tells whether a URL is the script of one of the page's islands. */
async function islandScripts(page: Page, path: string): Promise<(url: string) => boolean> {
  const html = await (await page.request.get(path)).text();
  const urls = new Set([...html.matchAll(/component-url="([^"]+)"/g)].map(([, url]) => url));
  return (url) => urls.has(new URL(url).pathname);
}

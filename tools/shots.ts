/**
 * Takes screenshots of every page and state at three widths, as PNG files in shots/.
 * `npm run shots -- localseo home menu` only takes the ones named.
 */
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { paths } from '../contract/paths.ts';
import { siteManifestSchema } from '../contract/site-manifest.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { layOutAll } from './lay-out-all.ts';
import { root } from './run.ts';
import { serve } from './serve.ts';
import { type ShotState, states } from './shot-states.ts';

const widths = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const wanted = process.argv.slice(2).map((name) => name.replaceAll('/', '-').replace(/^-/, ''));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const manifest = siteManifestSchema.parse(
  JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8')),
);
const pages = Object.keys(manifest.pages)
  // Only sent as an error response; one of the states triggers it.
  .filter((path) => path !== paths.problem)
  .map(
    (path): Job => ({
      name: path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'),
      path,
      act: async () => undefined,
    }),
  );
const jobs = [...pages, ...states];
const names = jobs.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  throw new Error(`Unknown: ${unknown.join(', ')}. Name some of: ${names.join(', ')}`);
}
const site = await serve();
await mkdir(join(root, 'shots'), { recursive: true });
try {
  for (const size of widths) await shootAll(size);
} finally {
  await site.stop();
}

type Job = { name: string; path: string; act: ShotState['act'] };

/** If Chromium doesn't finish a screenshot, it is tried once more in a new browser. */
async function shootAll(size: (typeof widths)[number]): Promise<void> {
  let browser = await launch();
  for (const { name, path, act } of jobs.filter((job) => isWanted(job.name))) {
    try {
      await shoot(browser, size, name, path, act);
    } catch (error) {
      console.warn(`${name} at ${size.width} px, trying again:`, error);
      await browser.close();
      browser = await launch();
      await shoot(browser, size, name, path, act).catch((again) => {
        console.error(`${name} at ${size.width} px failed:`, again);
        process.exitCode = 1;
      });
    }
  }
  await browser.close();
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
}

async function shoot(
  on: Browser,
  size: (typeof widths)[number],
  name: string,
  path: string,
  act: (page: Page, isSmall: boolean) => Promise<{ fullPage: boolean } | undefined>,
): Promise<void> {
  const page = await on.newPage({
    viewport: size,
    reducedMotion: 'reduce',
    hasTouch: size.width < 1024,
  });
  await page.addInitScript(() => sessionStorage.setItem('promo-seen', '1'));
  await page.goto(site.origin + path);
  await page.waitForFunction(() => sessionStorage.getItem('fonts') !== null);
  await layOutAll(page);
  const result = await act(page, size.width < 1024);
  const fullPage = result?.fullPage ?? true;
  if (fullPage) {
    await settle(page);
    await showEdges(page);
  }
  await page.screenshot({ path: join(root, 'shots', `${name}-${size.width}.png`), fullPage });
  await page.close();
}

/** Keeps the header and sticky bars out of the middle of a picture of the whole page. */
function showEdges(page: Page): Promise<void> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(part).position === 'sticky') part.style.position = 'static';
    }
  });
}

/** Scrolls through the page and back, so that lazy images load. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
  // A carousel has no buttons until it is hydrated.
  await page.waitForFunction(
    () => !document.querySelector('[aria-roledescription="carousel"]:not([data-live])'),
  );
}

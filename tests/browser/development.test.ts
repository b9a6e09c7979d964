import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { environment, root } from '../../tools/run.ts';
import { freePort } from '../../tools/serve.ts';
import { expect, test } from './fixtures.ts';

/*
 * `npm run dev` shows what `npm start` serves: every element of these pages, of five kinds, has the
 * same computed styles in both.
 */
const pages = ['/', '/localseo', '/services', '/blogs/acos-break-even', '/aboutus'];
const widths = [390, 1440];

/** Astro's development server builds each page when it is first asked for. */
const SLOW = 120_000;

let development: { origin: string; process: ChildProcess };

test.describe.configure({ mode: 'serial', timeout: SLOW });

test.beforeAll(async () => {
  const port = await freePort();
  const process = spawn('astro', ['dev', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: root,
    env: environment,
    stdio: 'ignore',
  });
  development = { origin: `http://127.0.0.1:${port}`, process };
  await expect
    .poll(
      () =>
        fetch(development.origin).then(
          (answer) => answer.status,
          () => 0,
        ),
      {
        timeout: SLOW,
      },
    )
    .toBe(200);
});

test.afterAll(async () => {
  development.process.kill('SIGTERM');
  await once(development.process, 'exit');
});

for (const path of pages) {
  test(`${path} has the same styles in development`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const served = await computedStyles(page);
      await page.goto(development.origin + path);
      const developed = await computedStyles(page);
      expect(served.length).toBeGreaterThan(100);
      expect(developed).toEqual(served);
    }
  });
}

/** A line an element and pseudo-element of the body, in document order: its tag and every property. */
async function computedStyles(page: Page): Promise<string[]> {
  await expect(page.locator('html')).toHaveClass(/fonts/);
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => {
    const unseen = 'script, style, template, noscript, astro-dev-toolbar, vite-error-overlay';
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest(unseen))
      .flatMap((element) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          const properties = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`);
          // Addresses of files and names of animations carry hashes of the build.
          const text = properties.join(';').replace(/url\([^)]*\)|_[\w-]+_\w{5}_\d+/g, '');
          return `${element.tagName}${pseudo ?? ''} ${text}`;
        }),
      );
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { environment, root } from '../../tools/run.ts';
import { freePort } from '../../tools/serve.ts';
import { articlePage, packaged } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

/*
 * `npm run dev` looks like `npm start`: on these five kinds of page, every element has the same
 * computed styles in both.
 */
const pages = ['/', packaged.path, '/services', articlePage, '/aboutus'];
const widths = [390, 1440];

/** Astro's development server builds each page when it is first requested. */
const slowMs = 300_000;

let development: { origin: string; process: ChildProcess };

test.describe.configure({ mode: 'serial', timeout: slowMs });

test.beforeAll(async () => {
  const port = await freePort();
  // Another development server of the project may be running.
  const args = ['dev', '--ignore-lock', '--port', String(port), '--host', '127.0.0.1'];
  const process = spawn('astro', args, { cwd: root, env: environment });
  development = { origin: `http://127.0.0.1:${port}`, process };
  let printed = '';
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk;
    });
  }
  await expect(async () => {
    // A request that arrives while the server starts may never get an answer.
    const answer = await fetch(development.origin, { signal: AbortSignal.timeout(60_000) });
    expect(answer.status).toBe(200);
  })
    .toPass({ timeout: slowMs / 2 })
    .catch((cause: unknown) => {
      throw new Error(`The development server doesn't answer. It printed:\n${printed}`, { cause });
    });
});

test.afterAll(async () => {
  if (development.process.kill('SIGTERM')) await once(development.process, 'exit');
});

for (const path of pages) {
  test(`${path} has the same styles in development`, { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const served = await computedStyles(page);
      // During the first visits, the development server finds more packages and reloads the page.
      await expect(async () => {
        await page.goto(development.origin + path);
        expect(differences(served, await computedStyles(page))).toEqual([]);
      }).toPass({ timeout: slowMs / 2 });
      expect(served.length).toBeGreaterThan(100);
    }
  });
}

type Styled = { element: string; properties: string[] };

/** Each element and pseudo-element of the body, in document order, with its computed styles. */
async function computedStyles(page: Page): Promise<Styled[]> {
  await expect(page.locator('html')).toHaveClass(/fonts/);
  await page.evaluate(() => document.fonts.ready);
  await layOutAll(page);
  return page.evaluate(() => {
    // A browser may or may not lay out the content of a closed question.
    const unseen =
      'script, style, template, noscript, details:not([open]) > :not(summary), astro-dev-toolbar';
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest(unseen))
      .flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return {
            element: `${element.tagName}${pseudo} "${element.textContent.trim().slice(0, 20)}"`,
            properties: [...style]
              // Custom properties keep the spaces of their source, which the build removes.
              .filter((name) => !name.startsWith('--'))
              // The build shortens URLs and the names of animations, and writes
              // `background: none` as `0 0`.
              .map((name) =>
                `${name}: ${style.getPropertyValue(name)}`
                  .replaceAll(/url\([^)]*\)|(?<=^animation-name: .*)_[\w-]+/g, '')
                  .replaceAll('0%', '0px'),
              ),
          };
        }),
      );
  });
}

/** The first few differences between two pages. */
function differences(served: Styled[], developed: Styled[]): string[] {
  const count = served.length === developed.length ? [] : [`${served.length} ${developed.length}`];
  const places = served.flatMap(({ element, properties }, index) =>
    properties.flatMap((property, place) => {
      const other = developed[index]?.properties[place];
      return other === property ? [] : [`${element}: ${property}, developed ${other}`];
    }),
  );
  return [...count, ...places].slice(0, 20);
}

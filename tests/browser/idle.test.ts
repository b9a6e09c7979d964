import { z } from 'zod';
import { expect, test } from './fixtures.ts';
import { wholePage } from './whole-page.ts';

const trace = z.object({ traceEvents: z.array(z.object({ name: z.string() })) });
const seconds = 10;

/** The work that a browser does again when something laid out or painted changes. */
const costly = ['Layout', 'Paint'];

test('an untouched home page lays out and paints nothing for ten seconds', {
  tag: '@full',
}, async ({ page, browser }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await wholePage(page);
  // Images are painted once when they arrive. After that, only animations are left.
  await page.waitForTimeout(1_000);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.waitForTimeout(seconds * 1_000);
  const events = trace.parse(JSON.parse((await browser.stopTracing()).toString())).traceEvents;
  const counted = costly.map((name) => [name, events.filter((each) => each.name === name).length]);
  expect(events.length).toBeGreaterThan(0);
  expect(Object.fromEntries(counted)).toEqual({ Layout: 0, Paint: 0 });
});

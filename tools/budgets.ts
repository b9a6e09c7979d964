/**
 * Measures the built site against its budgets and fails if one is missed. `node tools/budgets.ts`
 * prints every page's bytes, counts and Lighthouse figures (the median of three runs). `--bytes`
 * skips Lighthouse. `--sample`, for busy machines, measures one page of each kind, runs Lighthouse
 * once and doesn't check times. `--page /localseo`, repeatable, measures single pages. `--runs 1`
 * runs Lighthouse once instead of three times. `--peer folder`, repeatable, also measures the home
 * page of another built site.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { articlePage, categories, detailPage, packaged } from '../tests/content/today.ts';
import { type FirstView, firstView } from './budgets/first-view.ts';
import { type Lighthouse, measureLighthouse, simulatePhone } from './budgets/lighthouse.ts';
import { dynamicPaths } from './budgets/limits.ts';
import { missedBudgets, missedTimes } from './budgets/missed-budgets.ts';
import { serveFolder } from './budgets/serve-folder.ts';
import { readBuilt } from './built/read-built.ts';
import { chromiumFlags, findChromium } from './chromium.ts';
import { root } from './run.ts';
import { freePort, serve } from './serve.ts';

const { values } = parseArgs({
  options: {
    bytes: { type: 'boolean', default: false },
    sample: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
    peer: { type: 'string', multiple: true, default: [] },
  },
});
const atATime = 4;
const isSampling = values.sample;
const sample = [
  '/',
  '/services',
  ...categories.map(({ path }) => path),
  packaged.path,
  detailPage,
  '/productmain',
  '/blogs',
  articlePage,
  '/aboutus',
];

const built = readBuilt(root);
const pages = isSampling ? sample : built.found.map(({ path }) => path);
const paths = values.page ?? [...pages, ...dynamicPaths];
const site = await serve();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Otherwise the browser would detect a fast connection and load more images in advance.
  args: [
    ...chromiumFlags,
    `--remote-debugging-port=${port}`,
    '--force-effective-connection-type=4G',
  ],
});

const rows: Record<string, string | number>[] = [];
const problems: string[] = [];
const views = await firstViews(paths);
for (const [path, view] of views) {
  const hasLighthouse = !values.bytes && !dynamicPaths.includes(path);
  const runs = isSampling ? 1 : Number(values.runs);
  const marks = hasLighthouse
    ? await measureLighthouse(
        site.origin + path,
        port,
        runs,
        (figures) =>
          (isSampling ? missedBudgets(path, view, figures) : missedTimes(path, figures)).length ===
          0,
      )
    : undefined;
  rows.push({ page: path, ...bytes(view), ...(marks ? scores(marks) : {}) });
  problems.push(...missedBudgets(path, view, marks));
  if (marks && !isSampling) problems.push(...missedTimes(path, marks));
  // A full run takes a long time. This shows progress, and the results so far if it is interrupted.
  if (marks) console.error(`${path}: ${Object.values(scores(marks)).join(', ')}`);
}
for (const folder of values.peer) {
  const peer = await serveFolder(folder);
  const view = await firstView(browser, peer.origin);
  const marks = await simulatePhone(peer.origin, port, Number(values.runs));
  rows.push({ page: folder, ...bytes(view), ...scores(marks) });
  await peer.stop();
}
await browser.close();
await site.stop();

console.table(rows);
for (const problem of problems) console.error(problem);
console.log(
  problems.length === 0
    ? 'Every budget is met.'
    : `${problems.length} budgets are missed. The limits are in tools/budgets/limits.ts.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Loads pages in parallel: unlike times, bytes don't depend on how many load at once. */
async function firstViews(paths: string[]): Promise<Map<string, FirstView>> {
  const found = new Map<string, FirstView>();
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      found.set(path, await firstView(browser, site.origin + path));
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return found;
}

function bytes(view: FirstView) {
  const { html, fonts, images, scripts, total, requests } = view;
  return { html, fonts, images, scripts, total, requests };
}

function scores(marks: Lighthouse) {
  const { performance, accessibility, bestPractices, seo, lcp, tbt, simulatedTbt, cls } = marks;
  return {
    scores: [performance, accessibility, bestPractices, seo].join(' '),
    'LCP ms': Math.round(lcp),
    'TBT ms': Math.round(tbt),
    simulated: Math.round(simulatedTbt),
    CLS: cls.toFixed(3),
  };
}

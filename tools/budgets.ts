/**
 * Measures the built site against its budgets and fails on a miss.
 * `node tools/budgets.ts` prints bytes and counts of every page and Lighthouse (median of three);
 * `--bytes` leaves Lighthouse out;
 * `--sample` takes Lighthouse once for a page of each kind and asserts no times, for busy machines;
 * `--page /localseo`, as often as wanted, measures single pages; `--runs 1` decides by one run instead of the median of three;
 * `--peer folder`, as often as wanted, measures the home page of another built site beside ours.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type FirstView, firstView } from './budgets/first-view.ts';
import { type Lighthouse, measureLighthouse, simulatePhone } from './budgets/lighthouse.ts';
import { answered } from './budgets/limits.ts';
import { misses, timeMisses } from './budgets/misses.ts';
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
const AT_A_TIME = 4;
const isSampling = values.sample;
const sample = [
  '/',
  '/services',
  '/seo',
  '/localseo',
  '/amazonppc',
  '/services/email-marketing',
  '/productmain',
  '/blogs',
  '/blogs/acos-break-even',
  '/aboutus',
];

const built = readBuilt(root);
const paths = values.page ?? [...built.found.map(({ path }) => path), ...answered];
const site = await serve();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Left to itself the browser judges the connection by its own haste, and asks for more pictures ahead.
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
  const hasLighthouse =
    !values.bytes && !answered.includes(path) && (!isSampling || sample.includes(path));
  const runs = isSampling ? 1 : Number(values.runs);
  const marks = hasLighthouse
    ? await measureLighthouse(
        site.origin + path,
        port,
        runs,
        (figures) =>
          (isSampling ? misses(path, view, figures) : timeMisses(path, figures)).length === 0,
      )
    : undefined;
  rows.push({ page: path, ...bytes(view), ...(marks ? scores(marks) : {}) });
  problems.push(...misses(path, view, marks));
  if (marks && !isSampling) problems.push(...timeMisses(path, marks));
  // The whole takes long; whoever waits sees how far it is, and keeps this much of a run that broke off.
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
  problems.length === 0 ? 'Every budget is met.' : `${problems.length} budgets are missed.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

/** Bytes are the same however many pages are loaded at a time; times are not. */
async function firstViews(paths: string[]): Promise<Map<string, FirstView>> {
  const found = new Map<string, FirstView>();
  const left = [...paths];
  const work = async () => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      found.set(path, await firstView(browser, site.origin + path));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
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

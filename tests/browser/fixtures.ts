import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type Served, serve } from '../../tools/serve.ts';

export type Options = {
  /** Console errors and failed requests that a test provokes on purpose. */
  expectedErrors: RegExp[];
  /** The promotion opens by itself after three seconds; most tests want it out of the way. */
  promo: 'seen' | 'new';
};

type WorkerFixtures = { site: Served };

/** Firefox calls it an error when a page is left while its fonts are on their way (NS_BINDING_ABORTED). */
const fontCutOff = /^download failed \(font-family.* status=2152398850 /;

/** Nothing leaves this machine: other hosts are not found (`loopbackOnly`) unless a test serves them. */
const elsewhere = /ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST/;

/** Chromium's own words, when a page was there before the browser was ready to move to it. */
const movedLate = 'Transition was aborted because of invalid state';

let visitors = 0;

/** Every test runs against the built site on a server of its worker, and fails on console errors. */
export const test = base.extend<Options, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  promo: ['seen', { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const site = await serve({ TRUSTED_PROXY_HOPS: '1' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  // Each test is a visitor of its own, so that the server's limits hold for it alone.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  extraHTTPHeaders: async ({}, use) => {
    visitors += 1;
    await use({ 'x-forwarded-for': `10.0.${visitors >> 8}.${visitors & 255}` });
  },
  page: async ({ page, expectedErrors, promo }, use) => {
    const errors: string[] = [];
    const keep = (text: string) => {
      if (text.startsWith(movedLate)) return;
      if ([fontCutOff, elsewhere, ...expectedErrors].some((expected) => expected.test(text)))
        return;
      errors.push(text);
    };
    page.on('pageerror', (error) => keep(error.message));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') keep(`${message.text()} ${message.location().url}`);
    });
    if (promo === 'seen') {
      await page.addInitScript(() => {
        try {
          sessionStorage.setItem('promo-seen', '1');
        } catch {
          // A page without storage, such as an empty frame.
        }
      });
    }
    await use(page);
    expect(errors, 'console errors').toEqual([]);
  },
});

export { expect };

/** For `npm run verify:full` alone: slow, or seldom finds what others don't. */
export const full = { tag: '@full' };

import { test as base, type ConsoleMessage, expect } from '@playwright/test';
import { type Served, serve } from '../../tools/serve.ts';

export type Options = {
  /** Console errors and failed requests that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** The promotion opens by itself after three seconds; most tests don't want it. */
  promo: 'seen' | 'new';
};

type WorkerFixtures = { site: Served };

/** Firefox reports an error if a page is left while its fonts are loading (NS_BINDING_ABORTED). */
const fontCutOff = /^download failed \(font-family.* status=2152398850 /;

/**
 * No request leaves this machine: the names of other hosts don't resolve (`loopbackOnly`) unless a
 * test serves them.
 */
const elsewhere = /ERR_NAME_NOT_RESOLVED|NS_ERROR_UNKNOWN_HOST/;

/** Chromium's message if a page loads before the browser is ready for its transition. */
const movedLate = 'Transition was aborted because of invalid state';

let visitors = 0;

/** Every test runs against the built site on its worker's server, and fails on console errors. */
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
  // Each test is a separate visitor, so that tests don't share the server's limits.
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

/** Runs only in `npm run verify:full`: the test is slow, or rarely catches what others miss. */
export const full = { tag: '@full' };

import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findFirefox, firefoxSettings } from '../../tools/firefox.ts';
import { environment } from '../../tools/run.ts';
import type { Options } from '../browser/fixtures.ts';

const firefox = findFirefox();

/** Browser settings do what Playwright can't do in Firefox: turn off scripts and force colours. */
function launch(settings: Record<string, number | boolean> = {}) {
  return {
    executablePath: join(import.meta.dirname, 'relay.ts'),
    firefoxUserPrefs: { ...firefoxSettings, ...settings },
    env: { ...environment, FIREFOX_PATH: firefox },
  };
}

/** Settings last as long as the browser runs, so tests that need motion have a separate one. */
const motion = { 'ui.prefersReducedMotion': 0 };
const forcedColours = { 'browser.display.document_color_use': 2 };

/**
 * This Firefox has no pointer when headless. These settings give it one that is fine (2) and can
 * hover (4).
 */
const mouse = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

// biome-ignore lint/style/noDefaultExport: Playwright reads the default export.
export default defineConfig<Options>({
  outputDir: '../../test-results/firefox',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
  },
  projects: [
    {
      name: 'firefox',
      testDir: '../browser',
      testMatch: [
        'every-page.test.ts',
        'keyboard.test.ts',
        'tab-order.test.ts',
        'header-large.test.ts',
        'language-menu.test.ts',
        'explorer.test.ts',
        'faq.test.ts',
        'promo.test.ts',
        'search.test.ts',
        'enquiry-form.test.ts',
        'enquiry-errors.test.ts',
        'reflow.test.ts',
        'states.test.ts',
        'services-filter.test.ts',
        'enquiry-about.test.ts',
        'enquiry-filled.test.ts',
        'newsletter.test.ts',
        'video.test.ts',
      ],
      // Left out: "without script" is a project of its own, screenshots add a style that the pages'
      // policy blocks, and after going back to a cached page the driver waits for a load that never
      // happens.
      grepInvert: /without script|a scrim dims|going back|paused carousel/,
      use: { launchOptions: launch() },
    },
    {
      name: 'firefox in motion',
      testDir: '../browser',
      testMatch: [
        'strip.test.ts',
        'gallery.test.ts',
        'hero-motion.test.ts',
        'reviews.test.ts',
        'distribution.test.ts',
      ],
      grepInvert: /without script|reduced motion|on touch/,
      use: { launchOptions: launch({ ...motion, ...mouse }) },
    },
    {
      name: 'firefox in motion, states',
      testDir: '../browser',
      testMatch: 'states.test.ts',
      grep: /paused carousel/,
      use: { launchOptions: launch(motion) },
    },
    {
      name: 'firefox without script',
      testDir: '.',
      testMatch: 'no-script.test.ts',
      use: { launchOptions: launch({ 'javascript.enabled': false }) },
    },
    {
      name: 'firefox in forced colours',
      testDir: '../browser',
      testMatch: 'forced-colours.test.ts',
      grepInvert: /paused carousel/,
      use: { launchOptions: launch(forcedColours) },
    },
    {
      name: 'firefox in forced colours, in motion',
      testDir: '../browser',
      testMatch: 'forced-colours.test.ts',
      grep: /paused carousel/,
      use: { launchOptions: launch({ ...motion, ...forcedColours }) },
    },
  ],
});

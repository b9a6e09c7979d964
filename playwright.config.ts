import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium, loopbackOnly } from './tools/chromium.ts';

export default defineConfig({
  testDir: './tests/browser',
  testMatch: '**/*.test.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // In CI a failed test is retried once. If it then passes, it is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, loopbackOnly] },
    trace: 'off',
  },
});

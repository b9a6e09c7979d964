import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Whether content/site/company.yaml still says `specification: true`. */
const isSpecified = /^specification: true$/m.test(
  readFileSync(join(import.meta.dirname, 'content/site/company.yaml'), 'utf8'),
);

export default defineConfig({
  test: {
    // One worker per core; by default Vitest keeps one core free.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          // Modules are loaded once per worker. That is safe because no test changes them.
          isolate: false,
          // Drawings read their colours from this file; other styles are skipped.
          css: { include: /theme\.css/ },
          include: [
            '{contract,site,tools}/**/*.test.{ts,tsx}',
            'tests/{content,built}/**/*.test.ts',
            ...(isSpecified ? ['tests/acceptance/**/*.test.ts'] : []),
          ],
        },
      },
      {
        test: {
          name: 'owner',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['tests/owner/**/*.test.ts'],
        },
      },
      './tests/server/vitest.config.ts',
      './tests/hard/vitest.config.ts',
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: [
            '{contract,site,tools}/**/*.test.{ts,tsx}',
            'tests/{acceptance,content,built}/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'owner', testTimeout: 60_000, include: ['tests/owner/**/*.test.ts'] } },
      './tests/server/vitest.config.ts',
      './tests/hard/vitest.config.ts',
    ],
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          // Drawings read their colours from it; other styles are left out.
          css: { include: /theme\.css/ },
          include: [
            '{contract,site,tools}/**/*.test.{ts,tsx}',
            'tests/{content,built}/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'owner', include: ['tests/owner/**/*.test.ts'] } },
      './tests/server/vitest.config.ts',
      './tests/hard/vitest.config.ts',
    ],
  },
});

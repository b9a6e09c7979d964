import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'hard',
    include: ['tests/{hard,crash}/**/*.test.ts'],
    globalSetup: [join(import.meta.dirname, '../server/provide-postgres.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

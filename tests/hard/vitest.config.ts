import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { isLong } from './scale.ts';

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'hard',
    // The project `server` has the short runs of the others.
    include: [isLong ? 'tests/{hard,crash}/*.test.ts' : 'tests/hard/!(malformed).test.ts'],
    globalSetup: [join(import.meta.dirname, '../server/provide-postgres.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

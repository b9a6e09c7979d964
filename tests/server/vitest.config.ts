import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '../..');

// biome-ignore lint/style/noDefaultExport: Vitest reads the default export.
export default defineConfig({
  root,
  test: {
    name: 'server',
    isolate: false,
    // The tests spend most of the time waiting for processes.
    maxWorkers: '100%',
    include: ['{server,tests/server,tests/crash}/**/*.test.ts', 'tests/hard/malformed.test.ts'],
    globalSetup: [join(import.meta.dirname, 'provide-postgres.ts')],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});

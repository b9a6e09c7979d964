import { join } from 'node:path';
import { startVitest } from 'vitest/node';

process.env['TEST_SCALE'] = 'long';

const vitest = await startVitest('test', ['tests/hard', 'tests/crash'], {
  config: join(import.meta.dirname, 'vitest.config.ts'),
  reporters: ['verbose'],
  testTimeout: 20 * 60_000,
  fileParallelism: false,
  watch: false,
});
await vitest.close();

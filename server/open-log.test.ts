import { closeSync, openSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';

it('drops lines that cannot be written, because the disk is full', () => {
  const full = openSync('/dev/full', 'w');
  const log = openLog('info', full);
  const line = 'x'.repeat(1000);
  // More than is kept, so that lines are dropped too.
  for (let count = 0; count < 2000; count += 1) expect(() => log.info(line)).not.toThrow();
  closeSync(full);
});

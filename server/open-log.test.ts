import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openLog } from './open-log.ts';

it('drops lines that cannot be written, because the disk is full', () => {
  const full = openSync('/dev/full', 'w');
  const log = openLog('info', full);
  expect(() => log.info('lost')).not.toThrow();
  closeSync(full);
});

it('drops lines that nobody reads, writes again when somebody does, and only whole lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'growth-hub-log-'));
  const fifo = join(folder, 'log');
  execFileSync('mkfifo', [fifo]);
  const pipe = openSync(fifo, constants.O_RDWR | constants.O_NONBLOCK);
  const log = openLog('info', pipe);
  for (let count = 0; count < 2000; count += 1) log.info('x'.repeat(997));
  const buffer = Buffer.alloc(4_000_000);
  let length = readSync(pipe, buffer);
  log.info('read');
  length += readSync(pipe, buffer, length, buffer.length - length, null);
  closeSync(pipe);
  rmSync(folder, { recursive: true });
  const lines = buffer.toString('utf8', 0, length).trimEnd().split('\n');
  expect(lines.length).toBeLessThan(2000);
  expect(JSON.parse(lines.at(-1) ?? '').msg).toBe('read');
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow();
});

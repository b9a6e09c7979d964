import { writeSync } from 'node:fs';
import { type Logger, pino } from 'pino';

/**
 * The log on standard output. Lines that can't be written at once are dropped, because the disk is
 * full or nobody reads them: pino's own destination would wait, and requests with it. Node makes a
 * pipe non-blocking when `process.stdout` is first used.
 */
export function openLog(level: string, fd: number = process.stdout.fd): Logger {
  // The rest of a line of which only the beginning was written.
  let rest = Buffer.alloc(0);
  const write = (line: string) => {
    if (!flush()) return;
    rest = Buffer.from(line);
    const { length } = rest;
    if (!flush() && rest.length === length) rest = Buffer.alloc(0);
  };
  const flush = () => {
    try {
      while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
      return true;
    } catch {
      return false;
    }
  };
  return pino({ level, base: null }, { write });
}

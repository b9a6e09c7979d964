import { type Logger, pino } from 'pino';

/** In bytes. */
const mostUnwritten = 1_000_000;

/** The log on standard output. Lines that can't be written, as on a full disk, are dropped. */
export function openLog(level: string, fd = 1): Logger {
  // pino retries at exit to write what is left, forever, unless it writes synchronously.
  const output = pino.destination({ dest: fd, sync: true, maxLength: mostUnwritten });
  output.on('error', () => {});
  return pino({ level, base: null }, output);
}

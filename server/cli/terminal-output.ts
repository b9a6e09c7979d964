import { wrapText } from '../mail/wrap-text.ts';
import type { Output } from './command.ts';

const progressEveryMs = 500;

/** Results go to standard output, notes and progress to standard error, so results can be piped. */
export function terminalOutput(): Output {
  const { stdout, stderr } = process;
  // 0 in a terminal that doesn't know its size.
  const width = stdout.columns || 80;
  // The reader of a pipe may close it early.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  let reportedAt = Date.now();
  let isReporting = false;
  const clear = () => {
    if (isReporting) stderr.write('\r\u001b[K');
    isReporting = false;
  };
  return {
    width,
    print: (text) => {
      clear();
      return new Promise((resolve) => {
        if (stdout.write(text)) resolve();
        else stdout.once('drain', resolve);
      });
    },
    note: (text) => {
      clear();
      stderr.write(`${stderr.isTTY ? wrapText(text, width) : text}\n`);
    },
    progress: (text) => {
      if (!stderr.isTTY || Date.now() - reportedAt < progressEveryMs) return;
      reportedAt = Date.now();
      isReporting = true;
      stderr.write(`\r\u001b[K${text}`);
    },
  };
}

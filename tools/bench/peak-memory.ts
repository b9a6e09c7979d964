// The staff command as it is, with its highest resident memory (in KB) noted at the end.
import { existsSync, readFileSync } from 'node:fs';

process.on('exit', () => process.stderr.write(`peak ${peak()}\n`));
await import('../../server/cli/leads.ts');

// Linux counts what the process that started this one took into maxRSS as well.
function peak(): number {
  const status = '/proc/self/status';
  if (!existsSync(status)) return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
}

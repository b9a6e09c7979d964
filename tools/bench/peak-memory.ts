// Runs the staff command and, at the end, records its peak resident memory in KB.
import { existsSync, readFileSync } from 'node:fs';

process.on('exit', () => process.stderr.write(`peak ${peak()}\n`));
await import('../../server/cli/leads.ts');

// On Linux, maxRSS also includes the process that started this one.
function peak(): number {
  const status = '/proc/self/status';
  if (!existsSync(status)) return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1]);
}

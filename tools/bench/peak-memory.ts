// The staff's command as it is, with its highest resident memory (in KB) noted at the end.
process.on('exit', () => process.stderr.write(`peak ${process.resourceUsage().maxRSS}\n`));
await import('../../server/cli/leads.ts');

export {};

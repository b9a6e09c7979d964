export type Check = { name: string; command: string; args: string[] };

/** What `npm run check` holds the code against, in the order in which it is run. */
export const checks: Check[] = [
  { name: 'format and lint', command: 'biome', args: ['ci', '.', '--error-on-warnings'] },
  { name: 'imports', command: 'node', args: ['tools/check-imports.ts'] },
  { name: 'content', command: 'node', args: ['tools/check-content.ts'] },
  { name: 'schemas', command: 'node', args: ['tools/build-schemas.ts', '--check'] },
  { name: 'fonts', command: 'node', args: ['tools/build-fonts.ts'] },
  // Reads every .ts and .tsx too, which tsc alone cannot where they import an .astro file.
  { name: 'types', command: 'astro', args: ['check', '--minimumSeverity', 'warning'] },
  { name: 'unused code', command: 'knip', args: [] },
];

/** What it holds the built site against. */
export const builtChecks: Check[] = [
  { name: 'built pages', command: 'node', args: ['tools/check-built.ts'] },
  { name: 'budgets', command: 'node', args: ['tools/budgets.ts', '--sample'] },
];

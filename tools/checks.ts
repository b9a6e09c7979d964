export type Check = { name: string; command: string; args: string[] };

/** What `npm run check` runs, in this order. */
export const checks: Check[] = [
  {
    name: 'format and lint',
    command: 'biome',
    args: ['ci', '.', '--error-on-warnings', '--colors=off'],
  },
  { name: 'content', command: 'node', args: ['tools/check-content.ts'] },
  { name: 'unused code', command: 'knip', args: [] },
];

/** Runs before a build, because a build updates the schemas. */
export const schemas: Check = {
  name: 'schemas',
  command: 'node',
  args: ['tools/build-schemas.ts', '--check'],
};

/**
 * The same as `npm run types`. Also checks .ts and .tsx files, because tsc can't check those that
 * import an .astro file.
 */
export const types: Check = {
  name: 'types',
  command: 'astro',
  args: ['check', '--minimumSeverity', 'warning'],
};

/** Checks of the built site. */
export const builtChecks: Check[] = [
  { name: 'built pages', command: 'node', args: ['tools/check-built.ts'] },
  { name: 'bytes of a sample', command: 'node', args: ['tools/budgets.ts', '--bytes', '--sample'] },
];

/** Checks that take many minutes. */
export const fullChecks: Check[] = [
  { name: 'bytes of every page', command: 'node', args: ['tools/budgets.ts', '--bytes'] },
  { name: 'Lighthouse', command: 'node', args: ['tools/budgets.ts', '--sample'] },
  { name: 'long crash and flood tests', command: 'node', args: ['tests/hard/run.ts'] },
];

/**
 * Checks formatting, lint, content, types, unused code and the built pages. If there is no build,
 * it builds first. All checks run, even if one fails.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { builtChecks, checks, schemas, types } from './checks.ts';
import { exitCode, root, run } from './run.ts';

if (!existsSync(join(root, 'build/manifest.json'))) await run('node', ['tools/build.ts']);

const all = [schemas, ...checks, types, ...builtChecks];
const failed: string[] = [];
for (const { name, command, args } of all) {
  console.log(`\n— ${name}`);
  if ((await exitCode(command, args)) !== 0) failed.push(name);
}
const list = failed.length > 0 ? `: ${failed.join(', ')}` : '';
console.log(`\n${all.length - failed.length} checks passed, ${failed.length} failed${list}.`);
process.exit(failed.length === 0 ? 0 : 1);

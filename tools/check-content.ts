/** Checks everything in content/ and prints what to fix, one line per problem. */
import { join } from 'node:path';
import { checkContent } from './content/check.ts';

const problems = checkContent(join(import.meta.dirname, '..'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
} else {
  console.log('No problems found in content/.');
}

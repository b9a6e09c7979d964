/** Checks everything under content/ and says, line by line, what to fix. */
import { join } from 'node:path';
import { checkContent } from './content/check.ts';

const problems = checkContent(join(import.meta.dirname, '..'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
} else {
  console.log('The content is sound.');
}

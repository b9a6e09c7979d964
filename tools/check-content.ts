/** Checks content/ and the theme's colours, and prints what to fix, one line per problem. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './content/check.ts';
import { checkColours } from './content/check-colours.ts';
import { root } from './run.ts';

const theme = readFileSync(join(root, 'site/styles/theme.css'), 'utf8');
const problems = [...checkContent(root), ...checkColours(theme)];
for (const problem of problems) console.error(problem);
if (problems.length > 0) {
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
} else {
  console.log('No problems found in content/.');
}

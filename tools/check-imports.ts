/** Holds every import against the rules of the rooms; prints what is forbidden. */
import { checkImports } from './imports/check.ts';
import { root } from './run.ts';

const problems = await checkImports(root);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('Every import is allowed.');

/** Writes the table of docs/seo.md: every page with title, description, picture and types. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuilt } from './built/read-built.ts';
import { withSeoTable } from './built/seo-table.ts';
import { root } from './run.ts';

const file = join(root, 'docs/seo.md');
writeFileSync(file, withSeoTable(readFileSync(file, 'utf8'), readBuilt(root)));

/**
 * Generates content/schema/ from the zod schemas, so that editors can complete and check content.
 * With `--check` it writes nothing, and fails if a file is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { jsonSchema } from './content/json-schema.ts';
import { folderSchemas, siteSchemas } from './content/schemas.ts';
import { root } from './run.ts';

const folder = join(root, 'content/schema');
const files = new Map(
  [
    ...Object.entries(folderSchemas).map(([name, schema]) => [name, schema] as const),
    ...Object.entries(siteSchemas).map(([name, schema]) => [`site/${name}`, schema] as const),
  ].map(([name, schema]) => [`${name}.json`, `${JSON.stringify(jsonSchema(schema), null, 2)}\n`]),
);

if (process.argv.includes('--check')) {
  const stale = [...new Set([...written(), ...files.keys()])].filter((file) => !isCurrent(file));
  for (const file of stale) console.error(`content/schema/${file} is out of date.`);
  if (stale.length > 0) {
    console.error('\nRun: npx node tools/build-schemas.ts');
    process.exitCode = 1;
  }
} else {
  rmSync(folder, { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

function written(): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
}

function isCurrent(file: string): boolean {
  const path = join(folder, file);
  return existsSync(path) && readFileSync(path, 'utf8') === files.get(file);
}

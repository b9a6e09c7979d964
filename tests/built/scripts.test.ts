import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.ts';

const assets = join(root, 'dist/_astro');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

/** Names inside the schema library that survive bundling. */
const ofSchemas = /~standard|ZodError/;

test('there are scripts to check', () => {
  expect(scripts.length).toBeGreaterThan(5);
});

test.each(scripts)('%s contains no schema library', (name) => {
  expect(readFileSync(join(assets, name), 'utf8')).not.toMatch(ofSchemas);
});

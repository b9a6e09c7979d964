import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.ts';
import { toolHolders } from '../content/today.ts';
import { builtPage, textOf } from './built-page.ts';

const dist = join(root, 'dist');
const names = ['acos', 'landed-cost', 'aql', 'search-preview'];

/** The compressed size that a tool may load in addition to React. */
const mostBytes = 15_000;

test.each(names)('/tools/%s loads at most 15 KB in addition to React', (name) => {
  const island = builtPage(`/tools/${name}`)('astro-island:has([data-tool])');
  const own = scriptsOf(island.attr('component-url') ?? '');
  const react = scriptsOf(island.attr('renderer-url') ?? '');
  const bytes = [...own.difference(react)].map((file) => readFileSync(`${file}.br`).length);
  expect(bytes.length).toBeGreaterThan(0);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(mostBytes);
});

test.each(names)("the card of %s shows the tool's first result", (name) => {
  const [figure = ''] = textOf(builtPage('/tools'), `[href="/tools/${name}"] b`).split(' ');
  expect(figure).not.toBe('');
  expect(textOf(builtPage(`/tools/${name}`), '[data-tool] [data-result]')).toContain(figure);
});

test.each(toolHolders)(
  '$path contains the result of $name, but not its script',
  ({ path, name }) => {
    const own = textOf(builtPage(`/tools/${name}`), '[data-tool] [data-figure]');
    expect(textOf(builtPage(path), '[data-tool] [data-figure]')).toBe(own);
    expect(builtPage(path)('astro-island:has([data-tool])').attr('client')).toBe('intent');
  },
);

/** A script and everything it imports. */
function scriptsOf(url: string, found = new Set<string>()): Set<string> {
  const file = join(dist, url);
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*"(\.\/[^"]+)"/g,
  )) {
    scriptsOf(join(url, '..', path), found);
  }
  return found;
}

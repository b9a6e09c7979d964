import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Colour, fieldOf, palette } from './palette.ts';

const theme = readFileSync(join(import.meta.dirname, '../../styles/theme.css'), 'utf8');
const site = new Map(
  [...theme.matchAll(/--color-([\w-]+): (#[\da-f]+);/g)].map(([, name = '', value]) => [
    name,
    value,
  ]),
);

/** Names of the artwork's colours that the site has too, and what the site calls them. */
const shared: [Colour, string][] = [
  ['ink', 'ink'],
  ['steel', 'ink-3'],
  ['paper', 'paper'],
  ['paper2', 'paper-2'],
  ['white', 'white'],
  ['soft', 'soft'],
  ['ash', 'soft-on-ink'],
  ['orange', 'orange'],
  ['ember', 'ember'],
  ['moss', 'moss'],
  ['danger', 'danger'],
  ['orange', 'seo'],
  ['blue', 'web'],
  ['rose', 'copy'],
  ['violet', 'ppc'],
  ['leaf', 'sourcing'],
];
const fields = Object.entries(fieldOf).map(([category, colour]): [Colour, string] => [
  colour,
  `${category}-field`,
]);

it.each([...shared, ...fields])('%s is what theme.css calls --color-%s', (colour, name) => {
  expect(palette[colour].toLowerCase()).toBe(site.get(name));
});

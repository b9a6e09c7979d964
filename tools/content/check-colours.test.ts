import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeColours } from '../../site/lib/theme-colours.ts';
import { root } from '../run.ts';
import { checkColours } from './check-colours.ts';

const theme = readFileSync(join(root, 'site/styles/theme.css'), 'utf8');
const withColour = (name: string, value: string) =>
  theme.replace(new RegExp(`(?<=--color-${name}: )[^;]+`), value);

it("finds no problems in today's colours", () => {
  expect(checkColours(theme)).toEqual([]);
});

it.each(['orange', 'rgb(1 2 3)', '#ff7a1', '#ff7a1a80'])(
  'rejects the colour %s with the message of the build',
  (value) => {
    const css = withColour('accent', value);
    const [problem] = checkColours(css);
    expect(() => themeColours(css)('accent')).toThrow(problem);
  },
);

it('asks for a light accent and a dark accent for text', () => {
  const black = '#000000';
  const dark = ['ink', 'accent', 'accent-bright'].map((name) => withColour(name, black));
  expect(dark.map(checkColours)).toEqual([
    [],
    [expect.stringMatching(/--color-accent lighter: .* 1\.\d,/)],
    [expect.stringContaining('--color-accent-bright lighter: ')],
  ]);
  const pale = checkColours(withColour('accent-text', '#ff7a1a'));
  expect(pale).toContain(
    'site/styles/theme.css: make --color-accent-text darker: its contrast with --color-white is 2.6, less than 4.5',
  );
});

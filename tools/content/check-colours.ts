import { contrast, notHex, themeColours } from '../../site/lib/theme-colours.ts';

/** WCAG's minimum for text. */
const least = 4.5;

/** What is wrong with the colours in site/styles/theme.css. */
export function checkColours(css: string): string[] {
  const written = [...css.matchAll(/--color-([\w-]+):\s*([^;]+);/g)];
  const wrong = written.filter(
    ([, , value = '']) => !/^(?:#(?:[\da-f]{3}|[\da-f]{6})|color-mix\(.*\))$/is.test(value),
  );
  if (wrong.length > 0) return wrong.map(([, name = '']) => notHex(name));
  const colour = themeColours(css);
  const tooClose = (name: string, other: string, fix: string) => {
    const found = contrast(colour(name), colour(other));
    if (found >= least) return [];
    const problem = `its contrast with --color-${other} is ${found.toFixed(1)}, less than ${least}`;
    return [`site/styles/theme.css: make --color-${name} ${fix}: ${problem}`];
  };
  return [
    ...['accent', 'accent-bright'].flatMap((name) => tooClose(name, 'ink', 'lighter')),
    ...['white', 'paper', 'paper-2'].flatMap((page) => tooClose('accent-text', page, 'darker')),
  ];
}

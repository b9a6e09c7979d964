import { expect, it } from 'vitest';
import theme from '../../styles/theme.css?raw';
import { paletteOf } from './palette.ts';

const before = paletteOf(theme);

it('uses a changed theme colour in all of its tints', () => {
  const after = paletteOf(theme.replace(/(--color-accent:) #\w+/, '$1 #0057b8'));
  expect(after.accent).toBe('#0057b8');
  expect(after.accentLight).not.toBe(before.accentLight);
  expect({ ...after, accent: before.accent, accentLight: before.accentLight }).toEqual(before);
});

it('accepts short and upper-case hex colours', () => {
  const after = paletteOf(theme.replace(/(--color-ink:) #\w+/, '$1 #ABC'));
  expect(after.ink).toBe('#abc');
  expect(after.copyDark).toMatch(/^#[\da-f]{6}$/);
});

it('reports a colour that it cannot parse', () => {
  const css = theme.replace(/(--color-accent:) #\w+/, '$1 orange');
  expect(() => paletteOf(css)).toThrow('--color-accent as #rrggbb');
});

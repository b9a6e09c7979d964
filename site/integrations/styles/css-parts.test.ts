import { expect, test } from 'vitest';
import { splitStyles, themeOf, withoutUnmetHas, withValues } from './css-parts.ts';

test('leaves what shows only when something is done, and what is for paper, for later', () => {
  const { first, later, print } = splitStyles(
    '@layer components{.a{color:red}.a:hover{color:blue}@media (width>=64rem){.b>.a:hover{color:tan}}' +
      '.c:hover,.c[aria-current]{color:red}:is(.d:hover,.e) i{color:red}}' +
      '@layer later{.panel{color:red}}@media print{.a{color:black}}',
  );
  expect(first).toContain('.a{color:red}');
  expect(first).toContain('.c:hover,.c[aria-current]');
  expect(first).toContain(':is(.d:hover,.e) i');
  expect(first).not.toMatch(/blue|tan|panel|black/);
  expect(later).toEqual([
    '@layer later{.panel{color:red}}',
    '@layer later{.a:hover{color:blue}}',
    '@layer later{@media (width>=64rem){.b>.a:hover{color:tan}}}',
  ]);
  expect(print).toContain('.a{color:black}');
});

test('drops rules that ask for a class which is nowhere on the page', () => {
  const css =
    '.a:has(.gone){color:red}.a:has(>.here,.gone){color:tan}.a:has(:checked){color:blue}.b{color:red}' +
    'i:not(:has(.gone)){color:red}:is(.a:has(.gone),.b) i{color:red}.b,.a:has(.gone){color:tan}';
  const kept = withoutUnmetHas(css, (name) => name === 'here');
  expect(kept).toBe(css.replace('.a:has(.gone){color:red}', ''));
});

test('gives later styles the values of what a page lacks, and of what that reads', () => {
  const theme = themeOf('@layer theme{:root{--a:1px;--b:var(--c);--c:red;--d:2px}}.x{--b:tan}');
  const later = '.a:hover{color:var(--b);width:var(--d);height:var(--x)}';
  expect(withValues(later, theme, [':root{--d:2px}', ':root{--d:2px;--c:red}'])).toBe(
    '.a:hover{color:var(--b,var(--c,red));width:var(--d);height:var(--x)}',
  );
  expect(withValues(later, theme, [':root{--b:var(--c);--c:red;--d:2px}'])).toBe(later);
});

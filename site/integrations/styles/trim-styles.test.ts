import { expect, test } from 'vitest';
import { namesInPage } from './names-in-page.ts';
import { namesThatCount, styleTrimmer } from './trim-styles.ts';

const css =
  '.a{color:red}.b{color:var(--tan)}[href^="/x"]{color:blue}:root{--tan:tan;--hi:red;--own:tan}';

function count(html: string): string[] {
  return namesThatCount(css, html, namesInPage(html));
}

test('keeps the rules of a page and of its islands, and variables that later styles read', async () => {
  const trimmed = styleTrimmer(['--hi']);
  expect(await trimmed(css, '<p class="a">b</p>', '')).toBe('.a{color:red}:root{--hi:red}');
  expect(await trimmed(css, '<p>a</p>', 'x("b")')).toBe(
    '.b{color:var(--tan)}:root{--tan:tan;--hi:red}',
  );
});

test('pages that differ in words alone count as one, those with other names do not', () => {
  const page = '<p class="a" id="one"><a href="/y">Words</a></p>';
  expect(count('<p class="a" id="two"><a href="/z">Others</a></p>')).toEqual(count(page));
  expect(count(page.replace('"a"', '"a b"'))).not.toEqual(count(page));
  expect(count(page.replace('/y', '/x/1'))).not.toEqual(count(page));
  expect(count(page.replace('<a', '<a style="fill:var(--tan)"'))).not.toEqual(count(page));
});

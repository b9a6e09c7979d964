import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { policyViolations } from '../../tools/built/check-policy.ts';

test.each([
  '<script>alert(1)</script>',
  '<script type="module">alert(1)</script>',
  '<style>p { color: red }</style>',
  '<noscript><style>p { color: red }</style></noscript>',
  '<p style="color: red">',
  '<p onclick="alert(1)">',
])('%s is blocked', (html) => {
  expect(
    policyViolations(load(html, { scriptingEnabled: false }), "script-src 'self'"),
  ).toHaveLength(1);
});

test('code whose hash is in the policy is allowed', () => {
  const hash = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';
  expect(policyViolations(load('<script>alert(1)</script>'), `script-src '${hash}'`)).toEqual([]);
});

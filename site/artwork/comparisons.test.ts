import { brotliCompressSync } from 'node:zlib';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Comparison } from './Comparison.tsx';
import { comparisonNames } from './comparison-names.ts';

/** The limit for all comparisons together, because pages inline them. */
const budgetOfAll = 6144;
const smallestWords = 10.5;

const inline = (name: (typeof comparisonNames)[number]) =>
  renderToStaticMarkup(createElement(Comparison, { name }));

describe.each(comparisonNames)('comparison %s', (name) => {
  test('is hidden from assistive technology and has no inline styles', () => {
    expect(inline(name)).toContain('aria-hidden="true"');
    expect(inline(name)).not.toMatch(/style=|NaN|undefined/);
  });

  test('has no text that is too small to read', () => {
    const sizes = [...inline(name).matchAll(/font-size="([^"]*)"/g)].map(([, size]) =>
      Number(size),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(smallestWords);
  });
});

test('all comparisons together fit the budget of one page', () => {
  const all = comparisonNames.map(inline).join('');
  expect(brotliCompressSync(all).length).toBeLessThanOrEqual(budgetOfAll);
});

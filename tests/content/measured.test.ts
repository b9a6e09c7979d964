import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.ts';
import { content } from './today.ts';

const documented = readFileSync(join(root, 'docs/performance.md'), 'utf8');

const figures = content.pages.flatMap(({ slug, data }) => {
  const measures = ('measured' in data && data.measured?.measures) || [];
  return measures.flatMap(({ unit, items }) =>
    items.map(({ value }) => [slug, value, unit] as const),
  );
});

test.runIf(figures.length > 0).each(figures)(
  '/%s says %f %s, which the documentation gives as a measurement',
  (_, value, unit) => {
    const written = [String(value), value.toFixed(2)].map((number) => `| ${number} ${unit} |`);
    expect(written.some((cell) => documented.includes(cell))).toBe(true);
  },
);

import { expect, it } from 'vitest';
import { fittingTitle } from './fitting-title.ts';

it('leaves the company out of a title that would be too long', () => {
  expect(fittingTitle('All Services and Prices | Acme', 'Acme')).toBe(
    'All Services and Prices | Acme',
  );
  const company = 'The Wholly Independent Acme Growth Co.';
  expect(fittingTitle(`All Services and Prices | ${company}`, company)).toBe(
    'All Services and Prices',
  );
});

it('leaves everything else as it is', () => {
  const title = 'x'.repeat(61);
  expect(fittingTitle(title, 'Acme')).toBe(title);
});

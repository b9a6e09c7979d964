import { expect, it } from 'vitest';
import { fittingTitle } from './fitting-title.ts';

it('drops the company from a title that would be too long', () => {
  expect(fittingTitle('All Services and Prices | Acme', 'Acme')).toBe(
    'All Services and Prices | Acme',
  );
  const company = 'The Wholly Independent Acme Growth Co.';
  expect(fittingTitle(`All Services and Prices | ${company}`, company)).toBe(
    'All Services and Prices',
  );
});

it('shortens nothing else', () => {
  const title = 'x'.repeat(61);
  expect(fittingTitle(title, 'Acme')).toBe(title);
});

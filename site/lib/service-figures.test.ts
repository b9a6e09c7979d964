import { expect, test } from 'vitest';
import { figuresByName, fillFigures, type PricedService } from './service-figures.ts';

const service = (slug: string, amount: number, days: number): PricedService => ({
  slug,
  category: 'seo',
  listing: 'catalogue',
  price: { amount, currency: 'GBP' },
  days,
});
const figures = figuresByName([
  service('local-seo', 1750, 28),
  service('seo-audit', 120, 5),
  service('niche-edit', 120, 6),
  { ...service('listing', 10, 1), listing: 'additional' },
]);

test('a page says the figures of its own service and of others, however deep', () => {
  const page = { service: 'local-seo', faq: [{ answer: 'From {price} in {days} days.' }, 3, null] };
  expect(fillFigures(page, figures)).toEqual({
    service: 'local-seo',
    faq: [{ answer: 'From £1,750 in 28 days.' }, 3, null],
  });
  expect(fillFigures(['{price:seo-audit}, {days:seo-audit}'], figures)).toEqual(['£120, 5']);
});

test('a category is called by its cheapest service, the first of several', () => {
  expect(fillFigures('{price:seo} {days:seo} {price:listing}', figures)).toBe('£120 5 £10');
});

test('what nobody is called stays', () => {
  expect(fillFigures({ text: '{price} {price:nothing} {count}' }, figures)).toEqual({
    text: '{price} {price:nothing} {count}',
  });
});

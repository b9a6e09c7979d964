import { expect, test } from 'vitest';
import type { Delivery } from '../schemas/pricing.ts';
import {
  figuresByName,
  fillFigures,
  type NamedService,
  type NamedSet,
  namesOfFigures,
} from './figures.ts';

const service = (slug: string, amount: number, days: number): NamedService => ({
  slug,
  category: 'seo',
  listing: 'catalogue',
  price: { amount, currency: 'GBP' },
  days,
});
const tier = (id: string, amount: number, delivery: Delivery): NamedSet['tiers'][number] => ({
  id,
  price: { amount, currency: 'USD', kind: 'fixed' },
  delivery,
});
const figures = figuresByName(
  [
    service('local-seo', 1750, 28),
    service('seo-audit', 120, 5),
    service('niche-edit', 120, 6),
    { ...service('listing', 10, 1), listing: 'additional' },
  ],
  [
    {
      slug: 'local-seo',
      tiers: [
        tier('basic', 45, { kind: 'days', days: 4 }),
        tier('enterprise', 5000, { kind: 'scope', text: 'By scope' }),
      ],
    },
  ],
);

test('fills in the figures of the page’s own service and of others, at any depth', () => {
  const page = { service: 'local-seo', faq: [{ answer: 'From {price} in {days} days.' }, 3, null] };
  expect(fillFigures(page, figures)).toEqual({
    service: 'local-seo',
    faq: [{ answer: 'From £1,750 in 28 days.' }, 3, null],
  });
  expect(fillFigures(['{price:seo-audit}, {days:seo-audit}'], figures)).toEqual(['£120, 5']);
});

test('a category has the figures of its cheapest service, or of the first if prices are equal', () => {
  expect(fillFigures('{price:seo} {days:seo} {price:listing}', figures)).toBe('£120 5 £10');
});

test('a category has its shortest and longest delivery times', () => {
  expect(fillFigures('{fastest:seo} to {slowest:seo}', figures)).toBe('5 to 28');
  expect(fillFigures('{slowest:seo-audit}', figures)).toBe('{slowest:seo-audit}');
});

test('a package is named by its set and id, and has no days if it is delivered by scope', () => {
  const text = '{price:local-seo/basic} in {days:local-seo/basic}, {price:local-seo/enterprise}';
  expect(fillFigures(text, figures)).toBe('$45 in 4, $5,000');
  expect(fillFigures('{days:local-seo/enterprise}', figures)).toBe('{days:local-seo/enterprise}');
  expect(namesOfFigures(text)).toEqual([
    'local-seo/basic',
    'local-seo/basic',
    'local-seo/enterprise',
  ]);
});

test('unknown placeholders are left unchanged', () => {
  expect(fillFigures({ text: '{price} {price:nothing} {count}' }, figures)).toEqual({
    text: '{price} {price:nothing} {count}',
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryPath, planPath } from './paths.ts';
import {
  addItem,
  type Catalogue,
  currencies,
  everyLine,
  itemOf,
  itemsAsked,
  planLimit,
  planOf,
  priceKinds,
  readSeenPrices,
  readTexts,
  removeItem,
  repeatedIn,
  seenPrice,
  slugsOf,
  timeOf,
  totalsOf,
} from './plan.ts';

const slug = fc.stringMatching(/^[a-z][a-z0-9]{0,6}(?:-[a-z0-9]{1,4})?$/);
const offer = fc.record({
  name: fc.string({ minLength: 1 }),
  price: fc.record({
    kind: fc.constantFrom(...priceKinds),
    amount: fc.nat(100_000),
    currency: fc.constantFrom(...currencies),
  }),
  delivery: fc.oneof(
    fc.record({ kind: fc.constant('days' as const), days: fc.integer({ min: 1, max: 400 }) }),
    fc.record({ kind: fc.constant('scope' as const), text: fc.string({ minLength: 1 }) }),
  ),
});
const packages = fc.dictionary(slug, offer, { maxKeys: 4, noNullPrototype: true });
const catalogues = fc.dictionary(
  slug,
  fc
    .record({ offer, category: slug, packages })
    .map(({ offer: made, ...rest }) => ({ ...made, ...rest })),
  { minKeys: 1, maxKeys: 30, noNullPrototype: true },
);

/** A catalogue, and a list of items: some repeated, some unknown. */
const asked = catalogues.chain((catalogue) =>
  fc.record({
    catalogue: fc.constant(catalogue),
    items: fc.array(
      fc.oneof(
        fc.constantFrom(...everyLine(catalogue).map(({ item }) => item)),
        fc.constantFrom('gone', 'gone:basic', 'constructor', '__proto__', ''),
      ),
      { maxLength: 90 },
    ),
  }),
);

describe('a plan', () => {
  it('does not depend on the order of its items', () => {
    fc.assert(
      fc.property(
        asked.chain(({ catalogue, items }) =>
          fc.tuple(
            fc.constant(catalogue),
            fc.constant(items),
            fc.shuffledSubarray(items, { minLength: items.length }),
          ),
        ),
        ([catalogue, items, shuffled]) => {
          expect(planOf(shuffled, catalogue)).toEqual(planOf(items, catalogue));
        },
      ),
    );
  });

  it('contains each known item once and lists the others as left out', () => {
    fc.assert(
      fc.property(asked, ({ catalogue, items }) => {
        const { lines, leftOut } = planOf(items, catalogue);
        const known = new Set(everyLine(catalogue).map(({ item }) => item));
        const planned = lines.map(({ item }) => item);
        const leftOutFor = (reason: string) =>
          leftOut.filter((each) => each.reason === reason).map(({ item }) => item);
        expect(planned.length).toBe(new Set(planned).size);
        expect(planned.length).toBeLessThanOrEqual(planLimit);
        expect([...planned, ...leftOutFor('too-many')].toSorted()).toEqual(
          [...known.intersection(new Set(items))].toSorted(),
        );
        expect(leftOutFor('unknown')).toEqual([...new Set(items).difference(known)].toSorted());
        for (const item of leftOutFor('double')) {
          expect(items.filter((each) => each === item).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('is unchanged after an item is added and removed', () => {
    fc.assert(
      fc.property(asked, slug, ({ items }, item) => {
        const without = removeItem(items, item);
        expect(removeItem(addItem(without, item), item)).toEqual(without);
        expect(addItem(addItem(without, item), item)).toEqual([...without, item]);
      }),
    );
  });

  it('has one total per currency, the sum of its lines', () => {
    fc.assert(
      fc.property(asked, ({ catalogue, items }) => {
        const { lines } = planOf(items, catalogue);
        const totals = totalsOf(lines);
        expect(totals.map(({ currency }) => currency)).toEqual(
          currencies.filter((currency) => lines.some(({ price }) => price.currency === currency)),
        );
        for (const { currency, amount, kind } of totals) {
          const prices = lines.flatMap(({ price }) => (price.currency === currency ? [price] : []));
          expect(amount).toBe(prices.reduce((sum, price) => sum + price.amount, 0));
          expect(kind === 'fixed').toBe(prices.every((price) => price.kind === 'fixed'));
          expect(prices.map((price) => price.kind)).toContain(kind);
        }
      }),
    );
  });

  it('takes as long as its longest line, or as all in turn, and lists the lines that depend on scope', () => {
    fc.assert(
      fc.property(asked, ({ catalogue, items }) => {
        const { lines } = planOf(items, catalogue);
        const { days, daysInTurn, longest, byScope } = timeOf(lines);
        const timed = lines.flatMap(({ delivery }) =>
          delivery.kind === 'days' ? [delivery.days] : [],
        );
        expect(days).toBe(Math.max(0, ...timed));
        expect(daysInTurn).toBe(timed.reduce((sum, each) => sum + each, 0));
        const isLongest = timed.filter((each) => each === days).length === 1;
        expect(longest?.delivery).toEqual(isLongest ? { kind: 'days', days } : undefined);
        expect(byScope.length).toBe(lines.length - timed.length);
      }),
    );
  });

  it('survives a round trip through its URL, on either page', () => {
    fc.assert(
      fc.property(asked, ({ catalogue, items }) => {
        const { lines } = planOf(items, catalogue);
        const planned = lines.map(({ item }) => item);
        for (const path of [planPath(planned), enquiryPath({ items: planned, message: 'A & b' })]) {
          const query = new URL(path, 'https://growthhub.example').searchParams;
          expect(planOf(query.getAll('item'), catalogue).lines).toEqual(lines);
        }
      }),
    );
  });
});

const catalogue = {
  'local-seo': {
    name: 'Local SEO',
    category: 'seo',
    price: { kind: 'from', amount: 750, currency: 'GBP' },
    delivery: { kind: 'days', days: 28 },
    packages: {
      premium: {
        name: 'Premium',
        price: { kind: 'fixed', amount: 250, currency: 'USD' },
        delivery: { kind: 'days', days: 21 },
      },
    },
  },
} satisfies Catalogue;

it('contains the same work twice if a service comes with one that covers it', () => {
  const larger = { ...catalogue['local-seo'], packages: {}, covers: ['local-seo'] };
  const whole: Catalogue = { ...catalogue, whole: larger };
  const repeated = (...items: string[]) =>
    repeatedIn(planOf(items, whole).lines, whole).map(
      ({ reason, lines, by }) => `${lines.map(({ item }) => item).join()} ${reason} by ${by.item}`,
    );
  expect(repeated('whole')).toEqual([]);
  expect(repeated('whole', 'local-seo')).toEqual(['local-seo covered by whole']);
  expect(repeated('whole', 'local-seo:premium')).toEqual(['local-seo:premium covered by whole']);
  expect(repeated('local-seo', 'local-seo:premium')).toEqual([
    'local-seo,local-seo:premium twice by local-seo',
  ]);
  expect(repeated('whole', 'local-seo', 'local-seo:premium')).toContain(
    'local-seo,local-seo:premium covered by whole',
  );
});

describe('the items asked for', () => {
  it.each([
    [{ item: 'local-seo' }, ['local-seo']],
    [{ item: ['local-seo:premium', 'x'] }, ['local-seo:premium', 'x']],
    [{ service: 'local-seo', package: 'premium' }, ['local-seo:premium']],
    [{ service: 'local-seo', item: 'x' }, ['local-seo', 'x']],
    [{ service: 'local-seo', package: 'gone' }, ['local-seo', 'local-seo:gone']],
    [{ service: 'gone' }, ['gone']],
    [{ package: 'premium' }, []],
    [{ service: ['local-seo', 'x'], package: 5, item: [{}, null, ' '] }, ['local-seo']],
    [{}, []],
  ])('in %j are %j', (from, items) => expect(itemsAsked(from, catalogue)).toEqual(items));

  it('are truncated when too long, and lose invisible characters', () => {
    expect(readTexts(Array.from({ length: 900 }, () => 'a'))).toHaveLength(2 * planLimit);
    expect(readTexts(`\u0000\u202e\u2028\u2029 ${'x'.repeat(500)}\ud800`)).toEqual([
      'x'.repeat(129),
    ]);
  });

  it('come with the price that was shown beside them', () => {
    const [line] = planOf(['local-seo:premium'], catalogue).lines;
    const texts = [line ? seenPrice(line) : '', 'x=1.5', 'x=-1', 'x=99999999', '<b>=1', '=1'];
    expect([...readSeenPrices(texts)]).toEqual([['local-seo:premium', 250]]);
  });

  it('are split into the slugs they were built from', () => {
    expect(slugsOf(itemOf('a', 'b'))).toEqual({ service: 'a', package: 'b' });
    expect(slugsOf(itemOf('a'))).toEqual({ service: 'a', package: '' });
  });
});

it('makes readable URLs', () => {
  expect(planPath()).toBe('/plan');
  expect(planPath(['local-seo', 'technical-seo:standard'])).toBe(
    '/plan?item=local-seo&item=technical-seo:standard',
  );
  expect(enquiryPath()).toBe('/aboutus#enquiry');
  expect(enquiryPath({ items: ['local-seo:premium', 'wordpress'] })).toBe(
    '/aboutus?item=local-seo:premium&item=wordpress#enquiry',
  );
});

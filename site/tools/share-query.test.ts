import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acosFields } from './acos.ts';
import { goodValues } from './any-values.ts';
import { inspectionFields } from './aql.ts';
import { type Fields, problemsIn, startingWith, startValues } from './fields.ts';
import { landedCostFields } from './landed-cost.ts';
import { searchPreviewFields } from './search-preview.ts';
import { fromQuery, toQuery } from './share-query.ts';

const tools: [string, Fields][] = [
  ['inspection', inspectionFields],
  ['acos', acosFields],
  ['landed cost', landedCostFields],
  ['search preview', searchPreviewFields],
];

describe.each(tools)('%s', (_, fields) => {
  test('has starting values within its limits, and an empty query', () => {
    expect(problemsIn(fields, startValues(fields))).toEqual([]);
    expect(toQuery(fields, startValues(fields)).toString()).toBe('');
    expect(fromQuery(fields, new URLSearchParams())).toEqual(startValues(fields));
  });

  test('restores the same answers from a shared link', () => {
    fc.assert(
      fc.property(goodValues(fields), (values) => {
        const link = toQuery(fields, values).toString();
        expect(fromQuery(fields, new URLSearchParams(link))).toEqual(values);
      }),
    );
  });

  test('gets answers within the limits from any query', () => {
    const name = fc.constantFrom(...Object.keys(fields), 'unknown');
    const value = fc.oneof(fc.string(), fc.constantFrom('NaN', '-0', '1e999', 'constructor', '7'));
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const values = fromQuery(fields, new URLSearchParams(pairs));
        expect(problemsIn(fields, values)).toEqual([]);
        expect(Object.keys(values)).toEqual(Object.keys(fields));
      }),
    );
  });
});

test('the query of a link is readable', () => {
  const values = { ...startValues(inspectionFields), lot: 500, level: 'S-3', major: 1.5 } as const;
  expect(toQuery(inspectionFields, values).toString()).toBe('lot=500&level=S-3&major=1.5');
  expect(fromQuery(inspectionFields, new URLSearchParams('lot=1.5&level=IV&minor=none'))).toEqual({
    ...startValues(inspectionFields),
    minor: 'none',
  });
  expect(fromQuery(acosFields, new URLSearchParams('registered=false')).registered).toBe(false);
});

test('an invalid value is left out of a link', () => {
  const values = { ...startValues(acosFields), price: Number.NaN };
  expect(toQuery(acosFields, values).toString()).toBe('');
});

test('a page can give a tool its own starting values', () => {
  const fields = startingWith(searchPreviewFields, { title: 'A title' });
  expect(startValues(fields)).toEqual({ title: 'A title', description: '', url: '' });
  expect(fromQuery(fields, new URLSearchParams('url=example.com')).title).toBe('A title');
});

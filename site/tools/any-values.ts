import fc from 'fast-check';
import { expect } from 'vitest';
import type { Field, Fields, ValuesOf } from './fields.ts';

/** For tests: answers to a tool's fields, most of them valid, some extreme or not numbers at all. */
export function anyValues<F extends Fields>(fields: F): fc.Arbitrary<ValuesOf<F>> {
  return each(fields, anyValue);
}

/** For tests: answers within their limits. */
export function goodValues<F extends Fields>(fields: F): fc.Arbitrary<ValuesOf<F>> {
  return each(fields, goodValue);
}

function each<F extends Fields>(
  fields: F,
  arbitraryOf: (field: Field) => fc.Arbitrary<unknown>,
): fc.Arbitrary<ValuesOf<F>> {
  const names = Object.keys(fields);
  return fc
    .tuple(...Object.values(fields).map(arbitraryOf))
    .map(
      (values) => Object.fromEntries(names.map((name, at) => [name, values[at]])) as ValuesOf<F>,
    );
}

function anyValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind !== 'number') return goodValue(field);
  const { min, max } = field;
  return fc.oneof(
    { weight: 40, arbitrary: goodValue(field) },
    { weight: 4, arbitrary: fc.constantFrom(min, max, 0) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0) },
  );
}

function goodValue(field: Field): fc.Arbitrary<unknown> {
  if (field.kind === 'choice') return fc.constantFrom(...field.options);
  if (field.kind === 'flag') return fc.boolean();
  if (field.kind === 'text') return fc.string({ maxLength: field.longest });
  const { min, max, whole } = field;
  return whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
}

/** No NaN, no infinity, no negative zero, at any depth. */
export function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) expectPlainNumbers(part);
}

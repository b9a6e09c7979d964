import fc from 'fast-check';
import { expect } from 'vitest';
import type { Field, Fields, ValuesOf } from './fields.ts';

/**
 * For tests: generates answers to a tool's fields. Most are valid; some are extreme or not numbers.
 */
export function anyValues<F extends Fields>(fields: F): fc.Arbitrary<ValuesOf<F>> {
  return each(fields, anyValue);
}

/** For tests: generates answers within the limits of their fields. */
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

/** Expects all numbers in a value, at any depth, to be finite and not negative zero. */
export function expectPlainNumbers(value: unknown): void {
  if (typeof value === 'number') expect(Number.isFinite(value) && !Object.is(value, -0)).toBe(true);
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) expectPlainNumbers(part);
}

import { expect, test } from 'vitest';
import { acosFields } from '../../tools/acos.ts';
import { inspectionFields } from '../../tools/aql.ts';
import { startValues } from '../../tools/fields.ts';
import { answersOf, changed, startState } from './answers.ts';

test.each([acosFields, inspectionFields])('starting values are read back unchanged', (fields) => {
  const rules = { fields };
  const { answers, values } = startState(rules);
  // Like the form, this has only the text, without the chosen number.
  const typed = Object.fromEntries(
    Object.entries(answers).map(([name, { text }]) => [name, { text }]),
  );
  expect(changed(startState(rules), typed, rules)).toMatchObject({ values, doubts: {} });
});

test('a choice keeps its text, and an amount gets a second decimal place', () => {
  const answers = answersOf(inspectionFields, startValues(inspectionFields));
  expect(answers['major']).toEqual({ text: '2.5' });
  expect(answersOf(acosFields, startValues(acosFields))['landed']).toEqual({
    text: '6.40',
    meant: 6.4,
  });
});

test('values stay the same while an answer is ambiguous, and change once it is settled', () => {
  const rules = { fields: acosFields };
  const doubtful = changed(
    startState(rules),
    { price: { text: '1.200' }, bid: { text: '1' } },
    rules,
  );
  expect(doubtful.doubts).toEqual({ price: { kind: 'ask', candidates: [1200, 1.2] } });
  expect(doubtful.values).toEqual(startValues(acosFields));
  const settled = changed(doubtful, { price: { text: '1200', meant: 1200 } }, rules);
  expect(settled.values).toMatchObject({ price: 1200, bid: 1 });
});

test('a field that is not shown is ignored', () => {
  const rules = { fields: acosFields, isAsked: (name: string) => name !== 'inputTaxRate' };
  const state = changed(
    startState(rules),
    { inputTaxRate: { text: 'x' }, bid: { text: '1' } },
    rules,
  );
  expect(state.doubts).toEqual({});
  expect(state.values).toMatchObject({ inputTaxRate: 20, bid: 1 });
});

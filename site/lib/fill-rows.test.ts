import { expect, it } from 'vitest';
import { fillRows } from './fill-rows.ts';

const order = (weights: number[], startsWide: boolean) =>
  fillRows(
    weights.map((weight) => ({ weight })),
    ({ weight }) => weight,
    startsWide,
  ).map(({ weight, isWide }) => (isWide ? `${weight} wide` : weight));

it('makes the heaviest items wide until each row of three columns is full', () => {
  expect(order([1, 2, 3], true)).toEqual([1, 2, 3]);
  expect(order([5, 1], false)).toEqual([1, '5 wide']);
  expect(order([1, 2, 9, 3, 4], true)).toEqual(['9 wide', 1, 2, 3, 4]);
});

it('puts wide items on alternate sides', () => {
  expect(order([1, 7, 2, 9], true)).toEqual(['9 wide', 1, 2, '7 wide']);
});

it('leaves a single item alone in its row', () => {
  expect(order([1], false)).toEqual(['1 wide']);
});

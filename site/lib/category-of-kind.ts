import type { CategoryId } from '../schemas/common.ts';

/** Kinds of page that are about one category without naming it. */
export const categoryOfKind: ReadonlyMap<string, CategoryId> = new Map([
  ['sourcing', 'sourcing'],
  ['copywriting', 'copy'],
]);

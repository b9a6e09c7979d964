import type { CategoryId } from '../schemas/common.ts';

/** The kinds of page that belong to a category without naming it in their content. */
export const categoryOfKind: ReadonlyMap<string, CategoryId> = new Map([
  ['sourcing', 'sourcing'],
  ['copywriting', 'copy'],
]);

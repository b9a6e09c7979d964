import { categories, content } from '../content/today.ts';

export { categories };

/** The services of /services, in page order. */
export const catalogue = categories.flatMap(({ id }) =>
  content.services
    .map(({ slug, data }) => ({ ...data, slug }))
    .filter(({ category, listing }) => category === id && listing === 'catalogue')
    .toSorted((one, other) => one.order - other.order),
);

/** How many services a category has, by the category's name. */
export function countOf(name: string): number {
  const id = categories.find((category) => category.name === name)?.id;
  return catalogue.filter(({ category }) => category === id).length;
}

import { packagedCategories } from '../../site/schemas/common.ts';
import { problemLine } from './mend.ts';
import type { Content, Entry } from './read.ts';
import { stringsIn } from './strings-in.ts';

type Target = keyof Content['slugs'];

/** Fields, at any depth, that name a file in another folder. */
const references: Record<string, Target> = {
  service: 'services',
  tiers: 'pricing',
  set: 'testimonials',
};

/** Lists of services. */
const lists = ['related', 'services', 'covers'];

/** Every service, package set, review set and package that is named exists. */
export function checkNames(content: Content): string[] {
  const files = [
    ...content.pages,
    ...content.services,
    ...content.pricing,
    ...content.testimonials,
    ...list(content.categories),
  ];
  return [
    ...files.flatMap((file) =>
      [...stringsIn(file.data)].flatMap(({ path, text }) => {
        const target = targetOf(path);
        if (!target || content.slugs[target].has(text)) return [];
        return [problemLine(file, path, `name a file of content/${target}, without .yaml`, text)];
      }),
    ),
    ...content.pages.flatMap(checkRelated),
    ...content.pages.flatMap(checkOrdered),
    ...content.services.flatMap(checkCovered),
    ...content.pages.flatMap((file) => checkPackaged(content, file)),
    ...content.pages.flatMap((file) => checkReview(content, file)),
    ...content.pricing.flatMap(checkTiers),
    ...checkTierNames(content.pricing),
    ...list(content.categories).flatMap((file) => checkMenu(content, file)),
    ...list(content.languages).flatMap((file) =>
      file.data.languages.some(({ code }) => code === file.data.default)
        ? []
        : [problemLine(file, ['default'], 'name a code from the list', file.data.default)],
    ),
  ];
}

function targetOf(path: PropertyKey[]): Target | undefined {
  const key = path.at(-1);
  const list = path.at(-2);
  if (typeof key === 'number' && lists.some((name) => name === list)) return 'services';
  return typeof key === 'string' ? references[key] : undefined;
}

/** The related services at the end of a detail page are three other services. */
function checkRelated(file: Content['pages'][number]): string[] {
  if (file.data.kind !== 'detail') return [];
  const { service, related } = file.data;
  return related.flatMap((slug, index) => {
    const isFirst = related.indexOf(slug) === index;
    if (slug !== service && isFirst) return [];
    const fix = isFirst ? "name a service other than the page's own" : 'name it once';
    return [problemLine(file, ['related', index], fix, slug)];
  });
}

/** A service's page orders that service. */
function checkOrdered(file: Content['pages'][number]): string[] {
  if (file.data.kind !== 'detail' && file.data.kind !== 'service') return [];
  const { service } = file.data;
  return [...stringsIn(file.data)]
    .filter(({ path, text }) => path.slice(-2).join() === 'action,service' && text !== service)
    .map(({ path, text }) => problemLine(file, path, `remove it, or name ${service}`, text));
}

/** A service covers others, each named once. */
function checkCovered(file: Content['services'][number]): string[] {
  const { covers = [] } = file.data;
  return covers.flatMap((slug, index) =>
    slug === file.slug || covers.indexOf(slug) < index
      ? [problemLine(file, ['covers', index], 'remove it, or name another service', slug)]
      : [],
  );
}

/** Only some categories have a route for pages with packages. */
function checkPackaged(content: Content, file: Content['pages'][number]): string[] {
  const { data } = file;
  if (data.kind !== 'service') return [];
  const category = content.services.find(({ slug }) => slug === data.service)?.data.category;
  if (!category || packagedCategories.some((id) => id === category)) return [];
  const mend = `name a service of ${packagedCategories.join(' or ')}, or add a route like site/pages/[...seoPackages].astro for ${category} and name it in packagedCategories (site/schemas/common.ts)`;
  return [problemLine(file, ['service'], mend, data.service)];
}

/** A page shows a review of its own category, not in another language. */
function checkReview(content: Content, file: Content['pages'][number]): string[] {
  if (file.data.kind !== 'detail' || file.data.review === undefined) return [];
  const { service, review } = file.data;
  const category = content.services.find(({ slug }) => slug === service)?.data.category;
  const names = content.testimonials
    .filter(({ data }) => data.category === category)
    .flatMap(({ data }) => data.reviews)
    .flatMap(({ name, lang }) => (lang ? [] : [name]));
  // Without any, the page shows no review.
  if (names.length === 0 || names.includes(review)) return [];
  const fix = `name a client whose review of ${category} is in content/testimonials`;
  return [problemLine(file, ['review'], fix, review)];
}

function checkTiers(file: Content['pricing'][number]): string[] {
  const ids = file.data.tiers.map(({ id }) => id);
  const { featured } = file.data;
  return [
    ...(ids.includes(featured)
      ? []
      : [problemLine(file, ['featured'], `write one of ${ids.join(', ')}`, featured)]),
    ...ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [problemLine(file, ['tiers', index, 'id'], 'give each package its own id', id)],
    ),
  ];
}

/** Forms and emails know a package only by its id, so an id must have one name in all sets. */
function checkTierNames(pricing: Content['pricing']): string[] {
  const first = new Map<string, { name: string; file: string }>();
  return pricing.flatMap((file) =>
    file.data.tiers.flatMap(({ id, name }, index) => {
      const known = first.get(id) ?? { name, file: file.file };
      first.set(id, known);
      if (known.name === name) return [];
      const fix = `write ${known.name}, as ${known.file} does, or give the package its own id`;
      return [problemLine(file, ['tiers', index, 'name'], fix, name)];
    }),
  );
}

function checkMenu(content: Content, file: NonNullable<Content['categories']>): string[] {
  const categoryOf = new Map(content.services.map(({ slug, data }) => [slug, data.category]));
  return file.data.categories.flatMap(({ id, menu }, index) =>
    menu.flatMap((item, place) => {
      if (item.kind !== 'service') return [];
      const category = categoryOf.get(item.service);
      if (category === undefined || category === id) return [];
      const path = ['categories', index, 'menu', place, 'service'];
      return [problemLine(file, path, `move it to the menu of ${category}`, item.service)];
    }),
  );
}

function list<Data>(entry: Entry<Data> | undefined): Entry<Data>[] {
  return entry ? [entry] : [];
}

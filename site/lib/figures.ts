import { mapTexts } from '../../contract/company-words.ts';
import type { TierSet } from '../schemas/pricing.ts';
import type { Service } from '../schemas/service.ts';
import { cheapest } from './cheapest.ts';
import { formatMoney } from './format-money.ts';

/** What `{price}` and `{days}` stand for in a sentence. A package priced by scope has no days. */
export type Figures = { price: string; days?: string };

export type NamedService = Pick<Service, 'price' | 'days' | 'category' | 'listing'> & {
  slug: string;
};
export type NamedSet = Pick<TierSet, 'tiers'> & { slug: string };

/**
 * The figures of every service by slug, of every category's cheapest by category id, and of every
 * package by set and id: `local-seo/basic`.
 */
export function figuresByName(
  services: readonly NamedService[],
  sets: readonly NamedSet[],
): Map<string, Figures> {
  const catalogue = services.filter(({ listing }) => listing === 'catalogue');
  const categories = [...Map.groupBy(catalogue, ({ category }) => category)].flatMap(
    ([slug, members]) => {
      const first = cheapest(members);
      return first ? [{ ...first, slug }] : [];
    },
  );
  return new Map([
    ...[...categories, ...services].map(
      ({ slug, price, days }) => [slug, { price: formatMoney(price), days: String(days) }] as const,
    ),
    ...sets.flatMap(packageFigures),
  ]);
}

function packageFigures({ slug, tiers }: NamedSet): [string, Figures][] {
  return tiers.map(({ id, price, delivery }) => [
    `${slug}/${id}`,
    {
      price: formatMoney(price),
      ...(delivery.kind === 'days' ? { days: String(delivery.days) } : {}),
    },
  ]);
}

/** `{price}`, `{days}`, `{price:seo-audit}`, `{days:ppc}`, `{price:local-seo/basic}`. */
const figure = /\{(price|days)(?::([\w-]+(?:\/[\w-]+)?))?\}/g;

/** The services, categories and packages whose figures a text uses. */
export function namesOfFigures(text: string): string[] {
  return [...text.matchAll(figure)].flatMap(([, , name]) => (name === undefined ? [] : [name]));
}

/**
 * Content with the figures of services and packages filled in. A placeholder without a name means
 * the page's own service. Unknown names are left unchanged, for the content check to find.
 */
export function fillFigures<Content>(
  content: Content,
  figures: ReadonlyMap<string, Figures>,
): Content {
  const isPage = typeof content === 'object' && content !== null && 'service' in content;
  const own = isPage ? String(content.service) : '';
  return mapTexts(content, (text) =>
    text.replace(
      figure,
      (whole, kind: keyof Figures, name = own) => figures.get(name)?.[kind] ?? whole,
    ),
  );
}

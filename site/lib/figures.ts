import { mapTexts } from '../../contract/company-words.ts';
import type { Tier } from '../schemas/pricing.ts';
import type { Service } from '../schemas/service.ts';
import { cheapest } from './cheapest.ts';
import { formatMoney } from './format-money.ts';

/**
 * The values of the placeholders `{price}` and `{days}`. A package delivered by scope has no number
 * of days. Categories also have `{fastest}` and `{slowest}`: their shortest and longest times.
 */
export type Figures = { price: string; days?: string; fastest?: string; slowest?: string };

export type NamedService = Pick<Service, 'price' | 'days' | 'category' | 'listing'> & {
  slug: string;
};
export type NamedSet = {
  slug: string;
  tiers: readonly Pick<Tier, 'id' | 'price' | 'delivery'>[];
};

/**
 * Returns the figures of every service by slug, of every category's cheapest service by category
 * id, and of every package by set and id (`local-seo/basic`).
 */
export function figuresByName(
  services: readonly NamedService[],
  sets: readonly NamedSet[],
): Map<string, Figures> {
  const catalogue = services.filter(({ listing }) => listing === 'catalogue');
  const categories = [...Map.groupBy(catalogue, ({ category }) => category)].flatMap(
    ([slug, members]) => {
      const first = cheapest(members);
      const days = members.map((member) => member.days);
      const range = { fastest: String(Math.min(...days)), slowest: String(Math.max(...days)) };
      return first ? [[slug, { ...serviceFigures(first), ...range }] as const] : [];
    },
  );
  return new Map([
    ...categories,
    ...services.map((service) => [service.slug, serviceFigures(service)] as const),
    ...sets.flatMap(packageFigures),
  ]);
}

function serviceFigures({ price, days }: NamedService): Figures {
  return { price: formatMoney(price), days: String(days) };
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

/** Matches `{price}`, `{days:seo-audit}`, `{slowest:ppc}` and `{price:local-seo/basic}`. */
const figure = /\{(price|days|fastest|slowest)(?::([\w-]+(?:\/[\w-]+)?))?\}/g;

/** Returns the names of the services, categories and packages whose figures the text uses. */
export function namesOfFigures(text: string): string[] {
  return [...text.matchAll(figure)].flatMap(([, , name]) => (name === undefined ? [] : [name]));
}

/**
 * Fills in the figures of services and packages. A placeholder without a name means the page's own
 * service. Unknown names are left unchanged, so that the content check can find them.
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

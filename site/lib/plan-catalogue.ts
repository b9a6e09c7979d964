import type { Catalogue } from '../../contract/plan.ts';
import type { TierSet } from '../schemas/pricing.ts';
import type { Service } from '../schemas/service.ts';

type Listed = Pick<Service, 'name' | 'category' | 'order' | 'price' | 'days' | 'covers'> & {
  slug: string;
};

/** Builds the catalogue of what can be planned. Services must be in catalogue order. */
export function planCatalogue(services: readonly Listed[], sets: readonly TierSet[]): Catalogue {
  const packagesOf = (slug: string) =>
    sets
      .filter(({ service }) => service === slug)
      .flatMap(({ tiers }) =>
        tiers.map(({ id, name, price, delivery }) => [id, { name, price, delivery }] as const),
      );
  return Object.fromEntries(
    services.map(({ slug, name, category, price, days, covers }) => [
      slug,
      {
        name,
        category,
        price: { kind: 'from', ...price },
        delivery: { kind: 'days', days },
        packages: Object.fromEntries(packagesOf(slug)),
        ...(covers && { covers }),
      },
    ]),
  );
}

/** Sorts services by category, and within each category by their own order. */
export function inCatalogueOrder<Service extends Pick<Listed, 'category' | 'order'>>(
  services: readonly Service[],
  categories: readonly { id: string }[],
): Service[] {
  const place = ({ category }: Service) => categories.findIndex(({ id }) => id === category);
  return services.toSorted((one, other) => place(one) - place(other) || one.order - other.order);
}

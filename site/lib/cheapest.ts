import type { Money } from '../schemas/common.ts';

/**
 * The cheapest of services in one currency, the first if several are; undefined if there are none.
 */
export function cheapest<Priced extends { price: Money }>(
  services: readonly Priced[],
): Priced | undefined {
  return services.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

import type { Money } from '../schemas/common.ts';

/** The cheapest of services in one currency, the first of several; undefined of none. */
export function cheapest<Priced extends { price: Money }>(
  services: readonly Priced[],
): Priced | undefined {
  return services.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

import type { Money } from '../schemas/common.ts';

/**
 * The cheapest service, or the first of several equally cheap ones; undefined if there are none.
 * All prices must be in one currency.
 */
export function cheapest<Priced extends { price: Money }>(
  services: readonly Priced[],
): Priced | undefined {
  return services.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

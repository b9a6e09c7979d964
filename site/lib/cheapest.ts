import type { Money } from '../schemas/common.ts';

/**
 * Returns the cheapest service, or undefined if there are none. If several have the same price, the
 * first one counts. All prices must be in the same currency.
 */
export function cheapest<Priced extends { price: Money }>(
  services: readonly Priced[],
): Priced | undefined {
  return services.toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

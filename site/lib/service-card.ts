import type { Money } from '../schemas/common.ts';
import type { Service } from '../schemas/service.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { ServiceCardProps } from '../sections/ServiceCard.tsx';
import { addService } from './add-to-plan.ts';
import { formatCount } from './format-count.ts';
import { formatMoney } from './format-money.ts';

/** A service with its slug and the price of its packages. */
export type PricedService = Service & {
  slug: string;
  /** The price of the cheapest package with a fixed price, if the service has packages. */
  packagesFrom: Money | undefined;
};

/** Builds the props of a service's card: "from £750", "28 days", "Also as fixed packages". */
export function serviceCard(service: PricedService, words: InterfaceWords): ServiceCardProps {
  const { name, summary, category, scene, path, price, days, popular, packagesFrom } = service;
  return {
    name,
    summary,
    category,
    scene,
    path,
    price: { label: words.from, value: formatMoney(price) },
    delivery: { label: words.delivery, value: formatCount(days, words.days) },
    packages: packagesFrom && words.alsoPackages,
    badge: popular ? words.popular : undefined,
    plan: addService(service, words),
  };
}

import { fillWords } from '../../contract/fill-words.ts';
import { enquiryPath } from '../../contract/paths.ts';
import type { Prices } from '../schemas/prices.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { ActionLink } from './action-link.ts';
import { addService, type PlanAddition } from './add-to-plan.ts';
import { type PricedService, serviceCard } from './service-card.ts';

/** The card of a managed service: "from £750", "28 days", and what the price includes. */
export type ManagedCard = {
  kind: string;
  price: { label: string; value: string };
  delivery: { label: string; value: string };
  once: string;
  includes: { heading: string; items: string[] };
  costsMore: string;
  order: ActionLink;
  plan: PlanAddition;
};

/**
 * Builds the card of a managed service. The button only says "managed" if there are packages too.
 */
export function managedCard(
  service: PricedService,
  { managed, noPayment }: Prices,
  words: InterfaceWords,
): ManagedCard {
  const { price, delivery } = serviceCard(service, words);
  return {
    kind: managed.name,
    price,
    delivery,
    once: managed.once,
    includes: { heading: managed.includes, items: service.managed.includes },
    costsMore: service.managed.costsMore,
    order: {
      label: fillWords(service.packagesFrom ? managed.orderManaged : managed.order, {
        service: service.name,
      }),
      href: enquiryPath({ items: [service.slug] }),
      note: noPayment,
    },
    plan: addService(service, words),
  };
}

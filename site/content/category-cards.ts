import { enquiryPath } from '../../contract/paths.ts';
import { serviceCard } from '../lib/service-card.ts';
import type { CategoryId } from '../schemas/common.ts';
import type { CardsContent } from '../schemas/page-parts.ts';
import type { ServiceCardProps } from '../sections/ServiceCard.tsx';
import { getAction, getServices, getSite } from './collections.ts';

/** Cards of a category's services: those of the catalogue, and those that have no page of their own. */
export async function getOfferCards(category: CategoryId) {
  const [services, words] = await Promise.all([getServices(), getSite('interface')]);
  const listed = (listing: 'catalogue' | 'additional') =>
    services
      .filter((service) => service.category === category && service.listing === listing)
      .map((service) => ({ id: service.slug, ...serviceCard(service, words) }));
  const additional = listed('additional').map((card) => ({
    ...card,
    path: enquiryPath({ items: [card.id] }),
    order: words.orderService,
  }));
  return { offered: listed('catalogue'), additional };
}

/** The section of these cards. A service that its last tile offers has no card besides. */
export async function cardSection(
  { heading, lead, more }: CardsContent,
  all: readonly ServiceCardProps[],
) {
  const instead = all.find(({ id }) => id === more?.service);
  return {
    heading,
    lead,
    cards: all.filter((card) => card !== instead),
    more: more && {
      text: more.text,
      action: await getAction(more.action),
      offer:
        instead &&
        `${instead.name}: ${instead.price.label} ${instead.price.value}, ${instead.delivery.value}`,
    },
  };
}

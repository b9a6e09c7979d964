import { enquiryPath } from '../../contract/paths.ts';
import { type PricedService, serviceCard } from '../lib/service-card.ts';
import type { CategoryId } from '../schemas/common.ts';
import type { CardsContent } from '../schemas/page-parts.ts';
import type { CategoryPage } from '../schemas/pages.ts';
import type { CardOrder } from '../sections/OrderCard.tsx';
import type { ServiceCardProps } from '../sections/ServiceCard.tsx';
import { getAction, getServices, getSite } from './collections.ts';

/**
 * Returns the cards of a category's services: catalogue services, and additional ones without a
 * page.
 */
export async function getCategoryCards(category: CategoryId) {
  const [services, words, { managed }] = await Promise.all([
    getServices(),
    getSite('interface'),
    getSite('prices'),
  ]);
  const cardOf = (service: PricedService) => ({
    id: service.slug,
    ...serviceCard(service, words),
  });
  const { catalogue = [], additional = [] } = Object.groupBy(
    services.filter((service) => service.category === category),
    ({ listing }) => listing,
  );
  return {
    offered: catalogue.map(cardOf),
    additional: additional.map((service) => ({
      ...cardOf(service),
      path: enquiryPath({ items: [service.slug] }),
      offer: {
        includes: {
          heading: managed.includes,
          items: service.managed.includes,
          costsMore: service.managed.costsMore,
        },
        order: words.orderService,
      },
    })),
  };
}

/**
 * Returns the props of the section for these cards. A service shown on the last tile has no card.
 */
export async function cardSection(
  { heading, lead, more, problems = [] }: CardsContent & Pick<CategoryPage['cards'], 'problems'>,
  all: readonly (ServiceCardProps & { offer?: CardOrder })[],
) {
  const { noPayment, vat, guarantee } = await getSite('prices');
  const isOrdered = all.some(({ offer }) => offer !== undefined);
  const instead = all.find(({ id }) => id === more?.service);
  const shown = all.filter((card) => card !== instead);
  const solving = problems.map(({ service, problem }) => {
    const card = shown.find(({ id }) => id === service);
    if (!card) throw new Error(`cards.problems: ${service} isn't a card of this page`);
    return { ...card, problem };
  });
  const rest = shown.filter(({ id }) => !problems.some(({ service }) => service === id));
  return {
    heading,
    lead,
    cards: [...solving, ...rest],
    note: isOrdered ? noPayment : undefined,
    terms: isOrdered ? undefined : { vat, guarantee },
    more: more && {
      text: more.text,
      drawing: more.drawing,
      action: await getAction(more.action),
      offer:
        instead &&
        `${instead.name}: ${instead.price.label} ${instead.price.value}, ${instead.delivery.value}`,
    },
  };
}

import { fillWords } from '../../contract/fill-words.ts';
import { enquiryPath } from '../../contract/paths.ts';
import { itemOf } from '../../contract/plan.ts';
import type { TierSet } from '../schemas/pricing.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { ActionLink } from './action-link.ts';
import { addPackage, type PlanAddition } from './add-to-plan.ts';
import { formatCount } from './format-count.ts';
import { formatMoney } from './format-money.ts';

export type TierCard = {
  id: string;
  name: string;
  tagline: string;
  /** "up to" if the price is a maximum, otherwise ''. */
  prefix: string;
  price: string;
  delivery: string;
  features: string[];
  isFeatured: boolean;
  order: ActionLink;
  plan: PlanAddition;
};

/**
 * Builds the cards of a set of packages. The set belongs to `service`; on another service's page,
 * the order buttons name it. `note` goes under the buttons.
 */
export function tierCards(
  set: TierSet,
  service: { slug: string; name: string; isOwn: boolean },
  words: InterfaceWords,
  note?: string,
): TierCard[] {
  const of = service.isOwn ? '' : service.name;
  return set.tiers.map(({ id, name, tagline, price, delivery, features }) => ({
    id,
    name,
    tagline,
    prefix: price.kind === 'up-to' ? words.upTo : '',
    price: formatMoney(price),
    delivery: delivery.kind === 'days' ? formatCount(delivery.days, words.days) : delivery.text,
    features,
    isFeatured: id === set.featured,
    order: {
      label: fillWords(words.orderPackage, { package: `${of} ${name}`.trim() }),
      href: enquiryPath({ items: [itemOf(set.service, id)] }),
      note,
    },
    plan: addPackage(service, { id, name }, words),
  }));
}

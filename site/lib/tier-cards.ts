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
  /** "up to" if the price is a ceiling, else ''. */
  prefix: string;
  price: string;
  delivery: string;
  features: string[];
  isFeatured: boolean;
  order: ActionLink;
  plan: PlanAddition;
};

/**
 * The packages of a set as cards. Their buttons order `service`, which the set belongs to, and name
 * it on the page of another service. `note` goes under the buttons.
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

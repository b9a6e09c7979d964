import { fillWords } from '../../contract/fill-words.ts';
import { enquiryPath } from '../../contract/paths.ts';
import { itemOf } from '../../contract/plan.ts';
import type { TierSet } from '../schemas/pricing.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { ActionLink } from './action-link.ts';
import { addToPlan, type PlanAddition } from './add-to-plan.ts';
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
 * The packages of a set as cards, whose buttons order the set's own service. `of` names that
 * service on the buttons if the page is another's; otherwise ''. `note` goes under the buttons.
 */
export function tierCards(
  set: TierSet,
  of: string,
  words: InterfaceWords,
  note?: string,
): TierCard[] {
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
    plan: addToPlan(itemOf(set.service, id), `${of} ${name}`.trim(), words),
  }));
}

import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { formatMoney } from '../../../contract/format-money.ts';
import type { Catalogue, Offer } from '../../../contract/plan.ts';
import { deliveryText, type PlanWords, priceText } from '../../../contract/plan-text.ts';

/** A service of the catalogue, as the form names it. */
export type Service = Catalogue[string];

/** The services of a category, by slug. */
export type ServiceGroup = { label: string; services: string[] };

/** What a service costs and how long it takes, or the package of it that is chosen. */
export function chosenTerms(
  service: Service,
  tier: Offer | undefined,
  about: FormWords['enquiry']['about'],
  plan: PlanWords,
): string {
  const terms = ({ price, delivery }: Offer) =>
    `${priceText(price, plan)}, ${deliveryText(delivery, plan)}`;
  const fixed = Object.values(service.packages)
    .map(({ price }) => price)
    .filter(({ kind }) => kind === 'fixed')
    .toSorted((one, other) => one.amount - other.amount);
  if (tier || !fixed[0]) return terms(tier ?? service);
  return fillWords(about.packagesOrService, {
    packages: formatMoney(fixed[0], plan.locale),
    service: terms(service),
  });
}

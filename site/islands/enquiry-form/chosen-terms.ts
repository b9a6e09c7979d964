import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import type { Catalogue, Offer } from '../../../contract/plan.ts';
import { deliveryText, type PlanWords, priceText } from '../../../contract/plan-text.ts';

/** A catalogue service, as the form uses it. */
export type Service = Catalogue[string];

/** Describes the price and delivery of the chosen package or, if none is chosen, of the service. */
export function chosenTerms(
  service: Service,
  tier: Offer | undefined,
  about: FormWords['enquiry']['about'],
  plan: PlanWords,
): string {
  const terms = ({ price, delivery }: Offer) =>
    `${priceText(price, plan)}, ${deliveryText(delivery, plan)}`;
  if (tier) return terms(tier);
  const hasPackages = Object.keys(service.packages).length > 0;
  return hasPackages
    ? fillWords(about.packagesOrService, { service: terms(service) })
    : terms(service);
}

import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import type { Catalogue, Offer } from '../../../contract/plan.ts';
import { deliveryText, type PlanWords, priceText } from '../../../contract/plan-text.ts';

/** A service of the catalogue, as named in the form. */
export type Service = Catalogue[string];

/** The services of a category, by slug. */
export type ServiceGroup = { label: string; services: string[] };

/** Price and delivery of a service, or of its chosen package: one price, not both. */
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

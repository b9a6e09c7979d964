import { fillWords } from '../../contract/fill-words.ts';
import { addToPlanPath } from '../../contract/paths.ts';
import { itemOf } from '../../contract/plan.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { PricedService } from './service-card.ts';

export type PlanAddition = {
  item: string;
  /** The item's name, for screen readers that read the link out of context. */
  name: string;
  /** The link that adds the item to the plan while the script hasn't loaded. */
  href: string;
  words: InterfaceWords['plan'];
  /** The label of the link, if it isn't "Add to plan". */
  label?: string | undefined;
};

/**
 * The "Add to plan" link of a service. Its name says "managed" if the service also has packages.
 */
export function addService(
  { slug, name, packagesFrom }: PricedService,
  { plan: words }: InterfaceWords,
): PlanAddition {
  const title = packagesFrom ? fillWords(words.managed, { service: name }) : name;
  return { item: slug, name: title, href: addToPlanPath(slug), words };
}

/** The "Add to plan" link of a package of this service. */
export function addPackage(
  service: { slug: string; name: string },
  tier: { id: string; name: string },
  { plan: words }: InterfaceWords,
): PlanAddition {
  const item = itemOf(service.slug, tier.id);
  const name = fillWords(words.package, { service: service.name, package: tier.name });
  return { item, name, href: addToPlanPath(item), words };
}

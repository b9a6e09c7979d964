import { fillWords } from '../../contract/fill-words.ts';
import { addToPlanPath } from '../../contract/paths.ts';
import { itemOf } from '../../contract/plan.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { PricedService } from './service-card.ts';

export type PlanAddition = {
  item: string;
  /** Its name, for screen readers that read the link alone. */
  name: string;
  /** Adds the item to the plan until the script has loaded. */
  href: string;
  words: InterfaceWords['plan'];
  /** What the link says instead of "Add to plan". */
  label?: string | undefined;
};

/** "Add to plan" for a service; its name says "managed" if the service also has packages. */
export function addService(
  { slug, name, packagesFrom }: PricedService,
  { plan: words }: InterfaceWords,
): PlanAddition {
  const title = packagesFrom ? fillWords(words.managed, { service: name }) : name;
  return { item: slug, name: title, href: addToPlanPath(slug), words };
}

/** "Add to plan" for a package of this service. */
export function addPackage(
  service: { slug: string; name: string },
  tier: { id: string; name: string },
  { plan: words }: InterfaceWords,
): PlanAddition {
  const item = itemOf(service.slug, tier.id);
  const name = fillWords(words.package, { service: service.name, package: tier.name });
  return { item, name, href: addToPlanPath(item), words };
}

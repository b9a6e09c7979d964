import { addToPlanPath } from '../../contract/paths.ts';
import type { InterfaceWords } from '../schemas/site.ts';

export type PlanAddition = {
  item: string;
  /** Its name, for who hears the link alone. */
  name: string;
  /** The plan with this item, until the script is there. */
  href: string;
  words: InterfaceWords['plan'];
};

/** What "Add to plan" needs to know of a service or a package. */
export function addToPlan(
  item: string,
  name: string,
  { plan: words }: InterfaceWords,
): PlanAddition {
  return { item, name, href: addToPlanPath(item), words };
}

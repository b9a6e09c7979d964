import { planPath } from '../../contract/paths.ts';
import type { InterfaceWords } from '../schemas/site.ts';

export type PlanAddition = {
  item: string;
  /** Its name, for screen readers that read the link alone. */
  name: string;
  /** The plan with this item, if there is no script. */
  href: string;
  words: InterfaceWords['plan'];
};

/** What "Add to plan" needs to know about a service or a package. */
export function addToPlan(
  item: string,
  name: string,
  { plan: words }: InterfaceWords,
): PlanAddition {
  return { item, name, href: planPath([item]), words };
}

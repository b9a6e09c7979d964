import { fillWords } from '../../contract/fill-words.ts';
import { ledgerAnchor, paths, planPath } from '../../contract/paths.ts';
import { addItem, removeItem } from '../../contract/plan.ts';
import { isPlainClick } from '../islands/keys.ts';
import { planStored, readPlan, storePlan } from '../islands/plan/stored-plan.ts';

/**
 * Keeps the header's plan link and every "Add to plan" link in sync with the plan stored in this
 * browser.
 */
const adding = 'a[data-plan-add]';

function show(): void {
  const items = readPlan();
  for (const link of document.querySelectorAll('a[data-plan-count]')) {
    // The URL includes the items, so that the server can fill in the plan.
    link.setAttribute('href', items.length > 0 ? `${planPath(items)}#${ledgerAnchor}` : paths.plan);
    link.toggleAttribute('data-filled', items.length > 0);
    link.querySelector('[data-count]')?.replaceChildren(items.length > 0 ? `${items.length}` : '');
  }
  for (const link of document.querySelectorAll(adding)) {
    const isPlanned = items.includes(link.getAttribute('data-plan-add') ?? '');
    link.setAttribute('role', 'button');
    link.toggleAttribute('data-planned', isPlanned);
    for (const part of link.querySelectorAll('[data-when]')) {
      part.toggleAttribute('hidden', (part.getAttribute('data-when') === 'planned') !== isPlanned);
    }
  }
}

/** Returns false if the plan can't be stored. The link is then followed. */
function toggle(link: Element): boolean {
  const item = link.getAttribute('data-plan-add') ?? '';
  const items = readPlan();
  const isPlanned = items.includes(item);
  if (!storePlan((isPlanned ? removeItem : addItem)(items, item))) return false;
  const status = document.querySelector('[data-plan-status]');
  const words = status?.getAttribute(isPlanned ? 'data-removed' : 'data-added') ?? '';
  status?.replaceChildren(fillWords(words, { item: link.getAttribute('data-plan-name') ?? '' }));
  return true;
}

function linkOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(adding) : null;
}

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (link && isPlainClick(event) && toggle(link)) event.preventDefault();
});
// Space presses buttons but not links, so it is handled here.
document.addEventListener('keydown', (event) => {
  const link = event.key === ' ' ? linkOf(event) : null;
  if (!(link instanceof HTMLElement)) return;
  event.preventDefault();
  if (!event.repeat) link.click();
});
for (const change of [planStored, 'storage', 'pageshow']) addEventListener(change, show);
show();

import { nearestRoutes, type Route } from '../lib/nearest-routes.ts';

/** Names the pages whose address is spelled much like the one that does not exist; hidden if none is. */
export async function showNearestRoutes(nav: HTMLElement): Promise<void> {
  const { nearest: source = '' } = nav.dataset;
  try {
    const known: Route[] = await (await fetch(source)).json();
    const items = nearestRoutes(location.pathname, known).map((route) => itemOf(nav, route));
    nav.querySelector('ul')?.replaceChildren(...items);
    nav.hidden = items.length === 0;
  } catch (error) {
    console.error('The list of pages did not load.', error);
  }
}

function itemOf(nav: HTMLElement, { label, path }: Route): Node {
  const item = nav.querySelector('template')?.content.cloneNode(true);
  if (!(item instanceof DocumentFragment)) throw new Error('The template of a page is missing.');
  const link = item.querySelector('a');
  link?.setAttribute('href', path);
  link?.prepend(label);
  return item;
}

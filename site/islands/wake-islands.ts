import { islandsWake } from './island-events.ts';

/**
 * Makes every island of the page live, before something rewrites the text that they hydrate from.
 * An island that does not load is left as it is.
 */
export async function wakeIslands(): Promise<void> {
  // Astro's own directives cannot be hurried, so islands that wait to be seen are given to ours.
  for (const island of document.querySelectorAll('astro-island[ssr]:not([client="intent"])')) {
    island.setAttribute('client', 'intent');
    if ('start' in island && typeof island.start === 'function') island.start();
  }
  const waits: Promise<void>[] = [];
  document.dispatchEvent(new CustomEvent(islandsWake, { detail: waits }));
  await Promise.all(waits);
}

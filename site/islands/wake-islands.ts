import { islandsWake } from './island-events.ts';

/**
 * Makes every island of the page live, before something rewrites the text that they hydrate from.
 * An island that does not load is left as it is.
 */
export async function wakeIslands(): Promise<void> {
  const waits: Promise<void>[] = [];
  document.dispatchEvent(new CustomEvent(islandsWake, { detail: waits }));
  await Promise.allSettled(waits);
}

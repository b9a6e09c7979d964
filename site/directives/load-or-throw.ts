import type { ClientDirective } from 'astro';

type Load = Parameters<ClientDirective>[0];

/** Astro's name for the event that tells of an island whose script did not load. */
const loadFailed = 'astro:hydration-error';

/**
 * Throws when an island's script does not load. Astro tells that by an event alone, and gives a
 * function that does nothing.
 */
export async function loadOrThrow(load: Load, island: HTMLElement): ReturnType<Load> {
  let failure: Event | undefined;
  const onFailure = (event: Event) => {
    // An island further in tells of its own.
    if (event.target !== island) return;
    event.preventDefault();
    failure = event;
  };
  island.addEventListener(loadFailed, onFailure);
  const run = await load();
  island.removeEventListener(loadFailed, onFailure);
  if (failure) throw failure instanceof CustomEvent ? failure.detail.error : failure;
  return run;
}

import type { ClientDirective } from 'astro';
import { islandLive, islandsWake } from '../islands/island-events.ts';
import { isForBrowser, isPressKey } from '../islands/keys.ts';
import { loadOrThrow } from './load-or-throw.ts';
import { prefetchOnFirstMove } from './prefetch-islands.ts';
import { pressOnShortcut } from './press-on-shortcut.ts';

const reaches = [
  'pointerover',
  'focusin',
  'touchstart',
  'click',
  'keydown',
  'change',
  'submit',
] as const;

/** How far below the view an island of `client:intent="near"` hydrates. */
const NEAR = '50%';

/**
 * Hydrates an island on the first pointer, focus or touch inside it, and replays what the visitor
 * did meanwhile. With "near" also when it comes near the view, with "query" at once where the address
 * has a query, with "shortcut" on the keys that open the search. When the script does not load, the
 * island stays as it is and tries again next time.
 */
const intent: ClientDirective = (load, options, island) => {
  let pending: Event | undefined;
  let starting: Promise<void> | undefined;

  const onReach = (event: Event) => {
    if (isReplayable(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pending = event;
    } else if (pending === undefined && event.type === 'pointerover') {
      pending = event;
    }
    start().catch(() => {});
  };

  const start = () => {
    starting ??= hydrate();
    return starting;
  };

  const hydrate = async () => {
    try {
      const run = await loadOrThrow(load, island);
      const live = new Promise<void>((resolve) => {
        island.addEventListener(islandLive, () => resolve(), { once: true });
      });
      island.addEventListener(islandLive, () => replay(pending), { once: true });
      await run();
      for (const type of reaches) island.removeEventListener(type, onReach, true);
      await live;
    } catch (error) {
      console.error(`Island ${island.getAttribute('component-url')} did not load.`, error);
      starting = undefined;
      letThrough(pending);
      pending = undefined;
      throw error;
    }
  };

  for (const type of reaches) island.addEventListener(type, onReach, { capture: true });
  document.addEventListener(islandsWake, (event) => {
    const waits: unknown = event instanceof CustomEvent ? event.detail : undefined;
    if (Array.isArray(waits)) waits.push(start());
  });
  const startQuietly = () => start().catch(() => {});
  if (options.value === 'near') whenNear(island, startQuietly);
  if (options.value === 'query' && location.search !== '') startQuietly();
  // A choice that the browser has brought back on the way back to the page, before or after this.
  const startIfChosen = () => {
    if ([...island.querySelectorAll('select')].some(isChosen)) startQuietly();
  };
  startIfChosen();
  addEventListener('pageshow', startIfChosen);
  // Reached for before this script was there.
  if (island.contains(document.activeElement)) startQuietly();
  prefetchOnFirstMove();
  if (options.value === 'shortcut') pressOnShortcut(island);
};

function isChosen(select: HTMLSelectElement): boolean {
  return select.selectedIndex > 0 && !select.selectedOptions[0]?.defaultSelected;
}

function whenNear(island: HTMLElement, act: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: NEAR },
  );
  // The island's own element has no box.
  for (const child of island.children) observer.observe(child);
}

/** What must wait for the script: presses of the island's own controls, and sending its form. */
function isReplayable(event: Event): boolean {
  if (event.type === 'submit') return true;
  if (event instanceof KeyboardEvent) return isOwnKey(event);
  return event.type === 'click' && event.target instanceof Element && isOwn(event.target);
}

/** A button answers Space by itself; links that are buttons and tabs get their keys from the script. */
function isOwnKey(event: KeyboardEvent): boolean {
  const { key, target } = event;
  if (!(target instanceof Element) || !isOwn(target)) return false;
  if (target.getAttribute('role') === 'tab') {
    return /^(?:Arrow\w+|Home|End)$/.test(key) && !isForBrowser(event);
  }
  return target.matches('a[data-replay]') && isPressKey(event);
}

function isOwn(target: Element): boolean {
  return target.closest('[data-replay]') !== null;
}

function replay(event: Event | undefined): void {
  if (!(event?.target instanceof Element) || !event.target.isConnected) return;
  if (event.type === 'click') event.target.dispatchEvent(new MouseEvent('click', event));
  if (event.type === 'keydown') event.target.dispatchEvent(new KeyboardEvent('keydown', event));
  if (event.type === 'submit' && event.target instanceof HTMLFormElement) {
    event.target.requestSubmit(event instanceof SubmitEvent ? event.submitter : null);
  }
  if (event.type === 'pointerover') {
    event.target.dispatchEvent(new PointerEvent('pointerover', event));
  }
}

/** Without the script the press does what the plain page would do: follow the link, post the form. */
function letThrough(event: Event | undefined): void {
  if (event?.type === 'submit' && event.target instanceof HTMLFormElement) event.target.submit();
  const link = event?.target instanceof Element ? event.target.closest('a') : null;
  const isPress =
    event?.type === 'click' || (event instanceof KeyboardEvent && event.key === 'Enter');
  if (isPress && link) location.assign(link.href);
}

export default intent;

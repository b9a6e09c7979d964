import type { ClientDirective } from 'astro';
import { islandLive, islandsWake } from '../islands/island-events.ts';
import { isForBrowser, isPlainClick, isPressKey } from '../islands/keys.ts';

type Load = Parameters<ClientDirective>[0];

/** The events that count as a visitor's first interaction with an island. */
const moves = [
  'pointerover',
  'focusin',
  'touchstart',
  'keydown',
  'click',
  'change',
  'submit',
] as const;

/** After this long, an island that hasn't responded counts as failed. */
const timeoutMs = 120_000;

/**
 * Loads an island at the visitor's first interaction, and replays a press once the island is live.
 * It may load earlier. With "query", it loads at once if the URL has a query. With `stored`, it
 * loads at once if the URL has a query, and as soon as local or session storage has one of these
 * keys. With a root margin, it loads when it is that close to the viewport. If loading fails, an
 * error that names the island is logged, the press has its default effect and the next interaction
 * tries again.
 */
const intent: ClientDirective = (load, { value }, island) => {
  let pending: Event | undefined;
  let starting: Promise<void> | undefined;
  const untilLive = new AbortController();
  const live = new Promise<void>((resolve) => {
    island.addEventListener(islandLive, () => resolve(), { once: true });
  });

  const start = () => {
    starting ??= makeLive();
    return starting;
  };

  const makeLive = async () => {
    try {
      await Promise.race([live, loadOrFail(load, island)]);
      untilLive.abort();
      replay(pending);
    } catch (error) {
      console.error(`Island ${island.getAttribute('component-url')} did not load.`, error);
      starting = undefined;
      letThrough(pending);
      pending = undefined;
    }
  };

  const onMove = (event: Event) => {
    if (isPress(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      pending = event;
    } else if (event.type === 'pointerover') {
      pending ??= event;
    }
    start();
  };

  const { signal } = untilLive;
  for (const type of moves) {
    const passive = type === 'touchstart';
    island.addEventListener(type, onMove, { capture: true, passive, signal });
  }
  const onWake = (event: Event) => {
    if (event instanceof CustomEvent) event.detail.push(start());
  };
  document.addEventListener(islandsWake, onWake, { signal });
  if ((value === 'query' || isKey(value)) && location.search !== '') start();
  if (isKey(value)) {
    const startIfStored = () => isStored(value) && start();
    startIfStored();
    // Another page may store it before this one is shown again, and another tab at any time.
    addEventListener('pageshow', startIfStored, { signal });
    addEventListener('storage', startIfStored, { signal });
  }
  if (isNearness(value)) {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      start();
    }, value);
    for (const child of island.children) near.observe(child);
  }
};

function isKey(value: unknown): value is { stored: readonly string[] } {
  return typeof value === 'object' && value !== null && 'stored' in value;
}

function isStored({ stored }: { stored: readonly string[] }): boolean {
  try {
    return stored.some(
      (key) => (localStorage.getItem(key) ?? sessionStorage.getItem(key)) !== null,
    );
  } catch {
    return false;
  }
}

function isNearness(value: unknown): value is { rootMargin: string } {
  return typeof value === 'object' && value !== null && 'rootMargin' in value;
}

/**
 * Rejects if the island fails to load. It never resolves: the island itself announces when it is
 * live.
 */
function loadOrFail(load: Load, island: HTMLElement): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No response for ${timeoutMs / 1000} s.`)), timeoutMs);
    // If an import fails, Astro dispatches this event and loads a function that does nothing.
    const onError = (event: Event) => {
      event.preventDefault();
      reject(event instanceof CustomEvent ? event.detail.error : event);
    };
    island.addEventListener('astro:hydration-error', onError, { once: true });
    load()
      .then((hydrate) => hydrate())
      .catch(reject);
  });
}

/**
 * Whether an event must wait for the island. This applies to form submissions and to plain presses
 * of a `data-replay` control.
 */
function isPress(event: Event): boolean {
  const { target } = event;
  if (event.type === 'submit') return true;
  if (!(target instanceof Element) || !target.closest('[data-replay]')) return false;
  if (event instanceof KeyboardEvent) {
    // On all other links and buttons, browsers turn key presses into clicks.
    if (target.matches('a[data-replay]')) return isPressKey(event);
    const isTab = target.getAttribute('role') === 'tab';
    return isTab && /^(?:Arrow|Home|End)/.test(event.key) && !isForBrowser(event);
  }
  return event.type === 'click' && event instanceof MouseEvent && isPlainClick(event);
}

function replay(event: Event | undefined): void {
  if (!(event?.target instanceof Element) || !event.target.isConnected) return;
  const { target, type } = event;
  if (type === 'pointerover' && !target.matches(':hover')) return;
  if (event instanceof SubmitEvent) target.closest('form')?.requestSubmit(event.submitter);
  else if (event instanceof KeyboardEvent) target.dispatchEvent(new KeyboardEvent(type, event));
  else if (event instanceof MouseEvent) target.dispatchEvent(new PointerEvent(type, event));
}

function letThrough(event: Event | undefined): void {
  if (!(event?.target instanceof Element)) return;
  if (event instanceof SubmitEvent) event.target.closest('form')?.submit();
  const isFollowing =
    event.type === 'click' || (event instanceof KeyboardEvent && event.key === 'Enter');
  const link = event.target.closest('a');
  if (isFollowing && link) location.assign(link.href);
}

export default intent;

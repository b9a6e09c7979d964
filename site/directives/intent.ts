import type { ClientDirective } from 'astro';
import { islandLive, islandsWake } from '../islands/island-events.ts';
import { isForBrowser, isPlainClick, isPressKey } from '../islands/keys.ts';

type Load = Parameters<ClientDirective>[0];

/** A visitor's first interactions with an island. */
const moves = [
  'pointerover',
  'focusin',
  'touchstart',
  'keydown',
  'click',
  'change',
  'submit',
] as const;

/** An island that hasn't responded after this long counts as failed. */
const timeoutMs = 120_000;

/**
 * Loads an island at the visitor's first interaction, and repeats the press once it is live. It may
 * load earlier: with "load", once the page has loaded; with "query", if the URL has a query; with
 * `stored`, if the URL has a query or the browser stores something under that key; with a root
 * margin, when it is that close to the viewport. If it doesn't load, the console names it, the
 * press does what the plain page would do, and the next interaction tries again.
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
  const hasQuery = (value === 'query' || isKey(value)) && location.search !== '';
  if (hasQuery || (isKey(value) && isStored(value))) start();
  if (value === 'load') afterLoad(start);
  if (isNearness(value)) {
    const near = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      start();
    }, value);
    for (const child of island.children) near.observe(child);
  }
};

/** Waits for the first paint, so as not to delay it. */
function afterLoad(act: () => void): void {
  const soon = () => requestAnimationFrame(() => setTimeout(act));
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

function isKey(value: unknown): value is { stored: string } {
  return typeof value === 'object' && value !== null && 'stored' in value;
}

function isStored({ stored }: { stored: string }): boolean {
  try {
    return localStorage.getItem(stored) !== null;
  } catch {
    return false;
  }
}

function isNearness(value: unknown): value is { rootMargin: string } {
  return typeof value === 'object' && value !== null && 'rootMargin' in value;
}

/** Never resolves: the island itself announces that it is live. */
function loadOrFail(load: Load, island: HTMLElement): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`No response for ${timeoutMs / 1000} s.`)), timeoutMs);
    // Astro reports a failed import with this event, and loads a function that does nothing.
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
 * Whether an event has to wait for the island: a form submission, or a plain press of a
 * `data-replay` control.
 */
function isPress(event: Event): boolean {
  const { target } = event;
  if (event.type === 'submit') return true;
  if (!(target instanceof Element) || !target.closest('[data-replay]')) return false;
  if (event instanceof KeyboardEvent) {
    // Browsers turn key presses on other links and buttons into clicks.
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

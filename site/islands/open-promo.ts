import { hasEnded } from '../lib/has-ended.ts';

const seenKey = 'promo-seen';

/** Opens the promotion once a session, its delay after now, in the wording that is true by then. */
export function openPromo(dialog: HTMLDialogElement): void {
  if (wasSeen()) return;
  dialog.addEventListener('click', ({ target }) => {
    // The backdrop belongs to the dialog itself; its contents fill it from edge to edge.
    const isOutside = target === dialog;
    const isClose = target instanceof Element && target.closest('[data-close]') !== null;
    if (isOutside || isClose) dialog.close();
  });
  dialog.addEventListener('close', () => {
    // Where nothing had the focus before, the next press of Tab would go on from the page's end.
    const { activeElement, body } = document;
    if (activeElement === body || dialog.contains(activeElement)) {
      document.querySelector('main')?.focus({ preventScroll: true });
    }
  });
  setTimeout(() => show(dialog), Number(dialog.dataset['delay']));
}

/** Waits while a menu is open or somebody writes: what they are at is not taken from them. */
function show(dialog: HTMLDialogElement): void {
  if (document.querySelector(':popover-open, [data-panel="open"], dialog[open], input:focus')) {
    setTimeout(() => show(dialog), whileBusy);
    return;
  }
  if (!hasEnded(dialog.dataset['until'] ?? '', Date.now())) showRunning(dialog);
  dialog.showModal();
  rememberSeen();
}

/** Milliseconds. */
const whileBusy = 1000;

function showRunning(dialog: HTMLDialogElement): void {
  const running = dialog.querySelector<HTMLElement>('[data-offer="running"]');
  const ended = dialog.querySelector<HTMLElement>('[data-offer="ended"]');
  const title = running?.querySelector('h2');
  if (!running || !ended || !title) return;
  title.id = dialog.getAttribute('aria-labelledby') ?? '';
  ended.remove();
  running.hidden = false;
}

/** Storage may be forbidden; then the dialog comes once a page, as it must be closable anyway. */
function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(seenKey) !== null;
  } catch {
    return false;
  }
}

function rememberSeen(): void {
  try {
    sessionStorage.setItem(seenKey, '1');
  } catch {
    // Nothing to remember it in.
  }
}

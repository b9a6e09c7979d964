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
  setTimeout(() => {
    if (!hasEnded(dialog.dataset['until'] ?? '', Date.now())) showRunning(dialog);
    dialog.showModal();
    rememberSeen();
  }, Number(dialog.dataset['delay']));
}

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

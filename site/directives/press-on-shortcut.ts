/**
 * `/` or Ctrl+K (Cmd+K) anywhere on the page press the island's `[data-shortcut]` button, whether the
 * island is live yet or not. So does an address whose query has the parameter that the button names.
 */
export function pressOnShortcut(island: HTMLElement): void {
  const button = island.querySelector<HTMLElement>('[data-shortcut]');
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    button?.click();
  });
  const parameter = button?.dataset['shortcut'];
  if (parameter && new URLSearchParams(location.search).has(parameter)) button.click();
}

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  const isTyping =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

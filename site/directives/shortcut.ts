import type { ClientDirective } from 'astro';
import intent from './intent.ts';

/**
 * `client:intent`, and `/` or Ctrl+K (Cmd+K) anywhere on the page press the island's
 * `[data-shortcut]` button, whether the island is live yet or not. So does an address whose query
 * has the parameter that the button names.
 */
const shortcut: ClientDirective = (load, options, island) => {
  const button = island.querySelector<HTMLElement>('[data-shortcut]');
  document.addEventListener('keydown', (event) => {
    if (!isShortcut(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    button?.click();
  });
  intent(load, options, island);
  const parameter = button?.dataset['shortcut'];
  if (parameter && new URLSearchParams(location.search).has(parameter)) button.click();
};

function isShortcut(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey;
  const isTyping =
    event.target instanceof HTMLElement &&
    (event.target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
  return event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
}

export default shortcut;

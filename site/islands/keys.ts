type Modifiers = { ctrlKey: boolean; metaKey: boolean; altKey: boolean };
type Key = Modifiers & { key: string; shiftKey: boolean };
type Click = Modifiers & { button: number; shiftKey: boolean };

/** Whether a key combination is meant for the browser, such as Ctrl+R or Alt+Left. */
export function isForBrowser({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Whether a key presses a link that acts as a button. With a modifier key such as Ctrl, it opens
 * the link instead.
 */
export function isPressKey(event: Key): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.shiftKey && !isForBrowser(event);
}

/**
 * Whether a click is meant for the page. With a modifier key such as Ctrl, it opens the link
 * elsewhere.
 */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.shiftKey && !isForBrowser(event);
}

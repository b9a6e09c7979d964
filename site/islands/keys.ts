type Modifiers = { ctrlKey: boolean; metaKey: boolean; altKey: boolean };
type Key = Modifiers & { key: string; shiftKey: boolean };
type Click = Modifiers & { button: number; shiftKey: boolean };

/** Whether a key is meant for the browser, like Ctrl+R and Alt+Left. */
export function isForBrowser({ ctrlKey, metaKey, altKey }: Modifiers): boolean {
  return ctrlKey || metaKey || altKey;
}

/** Whether a key presses a link that acts as a button; with Ctrl and the like it opens the link. */
export function isPressKey(event: Key): boolean {
  return (event.key === 'Enter' || event.key === ' ') && !event.shiftKey && !isForBrowser(event);
}

/** Whether a click is meant for the page; with Ctrl and the like it opens the link elsewhere. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.shiftKey && !isForBrowser(event);
}

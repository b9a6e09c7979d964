type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean; altKey: boolean };

/** Whether a key presses a link that acts as a button; with Ctrl and the like it opens the link. */
export function isPressKey({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): boolean {
  return (key === 'Enter' || key === ' ') && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

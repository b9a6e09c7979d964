/** Text that can't move the cursor, colour the screen or turn its neighbours around. */
export function visible(text: string): string {
  return text.replace(/[^\P{C}\n]/gu, '\ufffd');
}

/** JSON for programs, with escapes for everything that a terminal would obey or hide. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/[^\P{C}\n]/gu, escaped);
}

function escaped(letter: string): string {
  return letter.replace(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text as it stands between XML tags. */
export function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

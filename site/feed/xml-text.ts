const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text escaped for XML. */
export function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}

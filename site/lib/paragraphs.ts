/** The paragraphs of a text, between its empty lines. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/);
}

/** A mail server's error message without addresses, because logs contain no personal data. */
export function redactAddresses(text: string): string {
  return text
    .replace(/(?!')[^\s<>"(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

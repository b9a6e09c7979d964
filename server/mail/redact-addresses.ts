/** A mail server's reason with the addresses taken out: logs hold no personal data. */
export function redactAddresses(text: string): string {
  return text
    .replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '<address>')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
}

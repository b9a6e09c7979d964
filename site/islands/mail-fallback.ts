/**
 * Returns a link to an email that contains everything typed, for when the server doesn't respond.
 */
export function mailFallback(email: string, subject: string, lines: [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

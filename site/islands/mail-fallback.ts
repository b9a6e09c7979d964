/** An email link that includes what was typed, for when no server answers. */
export function mailFallback(email: string, subject: string, lines: [string, string][]): string {
  const body = lines
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

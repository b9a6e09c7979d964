/** Formats a date as `2026-03-05`. */
export function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}

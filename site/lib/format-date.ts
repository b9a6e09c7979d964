import { locale } from './locale.ts';

/** Formats a date as `5 March 2026`. Dates in content are in UTC. */
export function formatDate(date: Date): string {
  return format.format(date);
}

const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });

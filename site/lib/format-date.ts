import { locale } from './locale.ts';

/** `5 March 2026`. Days of the content are days in UTC. */
export function formatDate(date: Date): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}

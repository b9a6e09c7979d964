/**
 * The time at which an offer ends, in milliseconds since 1970: the end of its last day (YYYY-MM-DD)
 * in UTC.
 */
export function endOf(lastDay: string): number {
  const dayAfter = new Date(`${lastDay}T00:00:00Z`);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  return dayAfter.getTime();
}

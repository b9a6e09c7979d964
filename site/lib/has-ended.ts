/** Whether a dated offer is over. It runs until the end of its last day (YYYY-MM-DD, UTC). */
export function hasEnded(lastDay: string, now: number): boolean {
  const dayAfter = new Date(`${lastDay}T00:00:00Z`);
  dayAfter.setUTCDate(dayAfter.getUTCDate() + 1);
  return now >= dayAfter.getTime();
}

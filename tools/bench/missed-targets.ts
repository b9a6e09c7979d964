import type { EnquiryFigures } from './enquiries.ts';
import type { StaffFigures } from './staff.ts';

/** What the server must keep, under load, of the enquiries that the engine alone commits. */
const sustainedShare = 0.6;

/** With fewer connections the rate is a latency. */
const loadConnections = 32;

/**
 * How often a command may take what it takes over no rows. Rubbish not yet collected makes it twice
 * as much; a million rows kept in memory, fifteen times.
 */
const memoryTimes = 3;

/** Sentences on what the figures of an engine do not keep. `staff` holds a command over no rows. */
export function missedTargets(
  engine: string,
  enquiries: readonly EnquiryFigures[],
  staff: readonly StaffFigures[],
): string[] {
  return [...enquiryMisses(engine, enquiries), ...memoryMisses(engine, staff)];
}

function enquiryMisses(engine: string, figures: readonly EnquiryFigures[]): string[] {
  return figures.flatMap(({ connections, perSecond, bareCommits, bad }) => {
    const at = `${engine}, ${connections} connections`;
    const found: string[] = [];
    if (connections >= loadConnections && !(perSecond >= sustainedShare * bareCommits)) {
      found.push(
        `${at}: ${percent(perSecond / bareCommits)} of the bare commits, at least ${percent(sustainedShare)}.`,
      );
    }
    if (bad > 0) found.push(`${at}: ${bad} enquiries refused or failed, none may.`);
    return found;
  });
}

function memoryMisses(engine: string, figures: readonly StaffFigures[]): string[] {
  const limit = memoryTimes * Math.min(...figures.map(({ peakMb }) => peakMb));
  return figures
    .filter(({ peakMb }) => !(peakMb <= limit))
    .map(
      ({ what, rows, peakMb }) =>
        `${engine}, ${what} over ${rows} rows: ${Math.round(peakMb)} MB of memory, at most ${Math.round(limit)} MB.`,
    );
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

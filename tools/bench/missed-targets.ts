import type { EnquiryFigures } from './enquiries.ts';
import type { StaffFigures } from './staff.ts';

/** Under load, the server must store this share of what the engine alone commits. */
const sustainedShare = 0.6;

/** With fewer connections, the rate only measures latency. */
const loadConnections = 32;

/**
 * A command may use this many times the memory of a run over no rows. Uncollected garbage doubles
 * memory use; keeping a million rows in memory takes fifteen times as much.
 */
const memoryTimes = 3;

/** A sentence for each target that an engine misses. `staff` must include a run over no rows. */
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
        `${at}: ${percent(perSecond / bareCommits)} of the bare commits, should be at least ${percent(sustainedShare)}.`,
      );
    }
    if (bad > 0) found.push(`${at}: ${bad} enquiries refused or failed, expected none.`);
    return found;
  });
}

function memoryMisses(engine: string, figures: readonly StaffFigures[]): string[] {
  const limit = memoryTimes * Math.min(...figures.map(({ peakMb }) => peakMb));
  return figures
    .filter(({ peakMb }) => !(peakMb <= limit))
    .map(
      ({ what, rows, peakMb }) =>
        `${engine}, ${what} over ${rows} rows: ${Math.round(peakMb)} MB of memory, should be at most ${Math.round(limit)} MB.`,
    );
}

function percent(share: number): string {
  return `${Math.floor(share * 100)} %`;
}

import type { VitalCallback } from './report-web-vitals.ts';

/**
 * A callback for the pages' web vitals, such as `console.table`. While it is undefined, pages load
 * nothing to measure them.
 */
export const onVital: VitalCallback | undefined = undefined;

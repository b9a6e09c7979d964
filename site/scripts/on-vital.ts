import type { VitalCallback } from './report-web-vitals.ts';

/**
 * Who hears of the pages' web vitals. Nobody: then no page loads anything to measure them. Put a
 * function here to be told, such as `({ name, value }) => navigator.sendBeacon('/vitals', ...)`.
 */
export const onVital: VitalCallback | undefined = undefined;

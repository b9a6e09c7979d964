import type { VitalCallback } from './report-web-vitals.ts';

/**
 * Receives the pages' web vitals. Undefined, so no page loads anything to measure them. To receive
 * them, put a function here, such as `({ name, value }) => navigator.sendBeacon('/vitals', ...)`.
 */
export const onVital: VitalCallback | undefined = undefined;

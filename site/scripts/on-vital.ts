import type { VitalCallback } from './report-web-vitals.ts';

/**
 * A callback for the pages' web vitals. While it is undefined, pages load nothing to measure them.
 * To receive them, set a function such as `({ name, value }) => navigator.sendBeacon('/vitals',
 * ...)`.
 */
export const onVital: VitalCallback | undefined = undefined;

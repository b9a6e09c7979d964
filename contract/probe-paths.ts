import { paths } from './paths.ts';

/**
 * The server answers these without a page. Not in paths.ts, because islands would load them too.
 */
export const probePaths: readonly string[] = [paths.health, paths.ready];

import { paths } from './paths.ts';

/**
 * The paths of the health checks, which have no page. Not in paths.ts, because islands load that
 * file.
 */
export const probePaths: readonly string[] = [paths.health, paths.ready];

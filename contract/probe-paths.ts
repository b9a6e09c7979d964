import { paths } from './paths.ts';

/** The server answers these without a page. Not in paths.ts, of which islands would load it. */
export const probePaths: readonly string[] = [paths.health, paths.ready];

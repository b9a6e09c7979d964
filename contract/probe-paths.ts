import { paths } from './paths.ts';

/** Paths that the server answers without a page. Not in paths.ts, which islands load. */
export const probePaths: readonly string[] = [paths.health, paths.ready];

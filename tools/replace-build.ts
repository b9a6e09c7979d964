import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Replaces the last build with the finished one (`dist/` and `build/` in `next`) by a few renames.
 * The manifest comes last, because it tells a running server that there is a new build
 * (server/http/live-site.ts).
 */
export function replaceBuild(root: string, next: string): void {
  const dist = join(root, 'dist');
  mkdirSync(join(root, 'build'), { recursive: true });
  renameSync(join(next, 'build/pages.json'), join(root, 'build/pages.json'));
  if (existsSync(dist)) renameSync(dist, join(next, 'last'));
  renameSync(join(next, 'dist'), dist);
  renameSync(join(next, 'build/manifest.json'), join(root, 'build/manifest.json'));
  rmSync(next, { recursive: true });
}

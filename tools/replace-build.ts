import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a finished build, `dist/` and `build/` below `next`, in the place of the last one: a few
 * renames. The manifest comes last; by it a server knows that there is another build
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

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Puts a finished build, `dist/` and `build/` below `next`, in the place of the last one. Nothing but
 * renames lie between the two; the manifest comes last, by which a server knows that there is another
 * build (server/http/live-site.ts).
 */
export function replaceBuild(root: string, next: string): void {
  const last = join(next, 'last');
  mkdirSync(join(root, 'build'), { recursive: true });
  if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), last);
  renameSync(join(next, 'dist'), join(root, 'dist'));
  for (const name of ['pages.json', 'manifest.json']) {
    renameSync(join(next, 'build', name), join(root, 'build', name));
  }
  rmSync(next, { recursive: true });
}

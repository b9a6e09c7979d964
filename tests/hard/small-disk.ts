import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type SmallDisk = { folder: string; remove: () => void };

/** A separate disk in memory; null if this user may not mount one. */
export function mountSmallDisk(size: string): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'growth-hub-disk-'));
  const remove = () => rmSync(folder, { recursive: true });
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${size},mode=1777`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    remove();
    return null;
  }
  const unmount = () => {
    execFileSync('umount', [folder]);
    remove();
  };
  return { folder, remove: unmount };
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills the disk so that there is only room for a few rows. */
export function fillUp(ballast: string): void {
  writeFileSync(ballast, Buffer.alloc(Math.max(0, freeBytes(dirname(ballast)) - 400_000)));
}

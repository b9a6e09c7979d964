import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './run.ts';

const parts = [
  'content',
  'contract',
  'site',
  'tools',
  'server',
  'astro.config.ts',
  'tsconfig.json',
  'package.json',
];

/**
 * Copies what a build needs into a temporary folder, which the caller removes. The copy shares this
 * project's packages.
 */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'growth-hub-copy-'));
  for (const name of parts) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Lock = { packages: Record<string, { hasInstallScript?: boolean }> };
type Project = { allowScripts: Record<string, boolean> };

const read = <Shape>(name: string): Shape =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', name), 'utf8'));

it('lets only the package `node` run an install script, on any system', () => {
  const { packages } = read<Lock>('package-lock.json');
  const { allowScripts } = read<Project>('package.json');
  const scripted = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect(scripted).toContain('node');
  expect(scripted.filter((name) => allowScripts[name] !== false)).toEqual(['node']);
});

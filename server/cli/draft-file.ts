import { randomUUID } from 'node:crypto';
import { link, rename, rm } from 'node:fs/promises';
import { CliError } from './command.ts';

/** A name beside the file that no other command uses at the same time. */
export function draftOf(file: string): string {
  return `${file}.${randomUUID()}.draft`;
}

/**
 * Gives a finished draft its name, unless a file with this name has appeared in the meantime.
 *
 * @throws {CliError} The name is taken.
 */
export async function placeDraft(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw taken(file);
    // Some network shares and USB sticks have no hard links.
    await rename(draft, file);
  }
  await rm(draft, { force: true });
}

export function taken(file: string): CliError {
  return new CliError(`${file} already exists. Choose another name.`);
}

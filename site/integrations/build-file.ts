import { mkdir, writeFile } from 'node:fs/promises';

/**
 * The URL of a file in `build/`, next to the folder of built pages. Files there aren't served to
 * visitors.
 */
export function buildFile(pages: URL, name: string): URL {
  return new URL(`../build/${name}`, pages);
}

export async function writeBuildFile(pages: URL, name: string, content: object): Promise<void> {
  await mkdir(buildFile(pages, ''), { recursive: true });
  await writeFile(buildFile(pages, name), `${JSON.stringify(content, null, 1)}\n`);
}

import { mkdir, writeFile } from 'node:fs/promises';

/**
 * Where the build puts files that aren't for visitors: `build/`, next to the folder of built pages.
 */
export function buildFile(pages: URL, name: string): URL {
  return new URL(`../build/${name}`, pages);
}

export async function writeBuildFile(pages: URL, name: string, content: object): Promise<void> {
  await mkdir(buildFile(pages, ''), { recursive: true });
  await writeFile(buildFile(pages, name), `${JSON.stringify(content, null, 1)}\n`);
}

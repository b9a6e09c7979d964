import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Each script by its address, with the scripts that it imports. */
export async function readIslandScripts(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = new Map<string, string>();
  for (const name of files) texts.set(name, await readFile(join(folder, name), 'utf8'));
  const closure = (name: string, seen = new Set<string>()): string => {
    if (seen.has(name)) return '';
    seen.add(name);
    const text = texts.get(name) ?? '';
    const imported = [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(([, file]) => file ?? '');
    return text + imported.map((file) => closure(file, seen)).join('\n');
  };
  return new Map(files.map((name) => [`/_astro/${name}`, closure(name)]));
}

import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Reads a YAML file, fills in its placeholders and validates it with a schema. */
export async function readYaml<T>(
  file: string,
  schema: z.ZodType<T>,
  fill = (content: unknown) => content,
): Promise<T> {
  return schema.parse(fill(parse(await readFile(file, 'utf8'))));
}

/**
 * Reads a folder's YAML files like `readYaml`, sorted by slug. The slug is the file name without its
 * extension.
 */
export async function readYamlFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
  fill?: (content: unknown) => unknown,
): Promise<{ slug: string; data: T }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => ({
      slug: basename(name, '.yaml'),
      data: await readYaml(join(folder, name), schema, fill),
    })),
  );
}

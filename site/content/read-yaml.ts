import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A YAML file, parsed with a schema after its placeholders, if any, are filled in. */
export async function readYaml<T>(
  file: string,
  schema: z.ZodType<T>,
  fill = (content: unknown) => content,
): Promise<T> {
  return schema.parse(fill(parse(await readFile(file, 'utf8'))));
}

/** The YAML files of a folder, sorted by slug, each with its slug. */
export async function readYamlFolder<T>(
  folder: string,
  schema: z.ZodType<T>,
): Promise<{ slug: string; data: T }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => ({
      slug: basename(name, '.yaml'),
      data: await readYaml(join(folder, name), schema),
    })),
  );
}

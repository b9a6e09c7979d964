import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** A YAML file, held against a schema. */
export async function readYaml<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(parse(await readFile(file, 'utf8')));
}

/** The YAML files of a folder in the order of their slugs, each with its slug. */
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

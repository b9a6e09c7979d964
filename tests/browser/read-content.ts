import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { root } from '../../tools/run.ts';

/** A file in content/, parsed with a schema that has the fields a test needs. */
export function readContent<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(root, 'content', file), 'utf8')));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { root } from '../../tools/run.ts';

/** A file of content/, parsed with the fields that a test needs. */
export function readContent<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(root, 'content', file), 'utf8')));
}

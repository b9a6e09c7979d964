import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { root } from '../../tools/run.ts';

/** A file of content/, held against what a test needs of it. */
export function readContent<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(root, 'content', file), 'utf8')));
}

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { packaged } from '../../tests/content/today.ts';
import { root } from '../run.ts';
import { checkContent } from './check.ts';
import { plainWords } from './plain-words.ts';

const page = `content/pages${packaged.path}.yaml`;
const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('order') }),
  z.strictObject({ kind: z.literal('mail') }),
]);

test.each([
  [z.int(), '5,', 'write a number only, without quotes, commas or signs'],
  [z.int(), 2.5, 'write a whole number'],
  [z.int().positive(), 0, 'write a number of more than 0'],
  [z.int().max(90), 91, 'write a number of at most 90'],
  [z.array(z.string()).min(3), ['one'], 'write at least 3 items'],
  [z.array(z.string()).length(3), ['one'], 'write exactly 3 items'],
  [z.literal(true), 'yes', 'write true'],
  [kinds, { kind: 'phone' }, 'write one of order, mail'],
  [z.strictObject({}), 'words', 'write a group of fields, each indented on its own line'],
  [z.url(), 'example.com', 'write a URL, with https://'],
])('says in plain words what to write', (schema, value, words) => {
  const { error } = schema.safeParse(value, { error: plainWords });
  expect(error?.issues.map(({ message }) => message)).toEqual([words]);
});

test.each([
  [page, /^service: .*/m, 'service: local-sea'],
  [page, /^service: .*\n/m, ''],
  [page, /^( {2}title: ).*/m, `$1"{price:${'no-service'.repeat(9)}}"`],
])('reports only the cause, in %s: %s', (file, found, wrong) => {
  const copy = mkdtempSync(join(tmpdir(), 'growth-hub-words-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  cpSync(join(root, 'content'), join(copy, 'content'), { recursive: true });
  const text = readFileSync(join(copy, file), 'utf8');
  writeFileSync(join(copy, file), text.replace(found, wrong));
  expect(checkContent(copy)).toHaveLength(1);
});

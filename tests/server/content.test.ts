import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readContent } from '../../server/content.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(new URL('../../content/site', import.meta.url), directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

it.each(['mail.yaml', 'forms.yaml'])('rejects a locale that the site lacks in %s', (file) => {
  change(file, (text) => text.replace(/^locale: .*/m, 'locale: en-US'));
  expect(() => readContent(directory)).toThrow(`${file}: locale: `);
});

it('names the file that has a YAML error', () => {
  change('mail.yaml', (text) => `${text}\na: [1`);
  expect(() => readContent(directory)).toThrow(/mail\.yaml: /);
});

function change(file: string, to: (text: string) => string): void {
  const path = join(directory, file);
  writeFileSync(path, to(readFileSync(path, 'utf8')));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';
import { z } from 'zod';
import { namesIn } from '../../tools/content/load.ts';

const root = join(import.meta.dirname, '../..');
const url = (file: string) => pathToFileURL(join(root, file)).href;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const { 'yaml.schemas': schemas } = z
  .object({ 'yaml.schemas': z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('.vscode/settings.json')));
const editor = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});
editor.configure({
  validate: true,
  hover: true,
  completion: true,
  schemas: [
    ...Object.entries(schemas).map(([uri, files]) => ({ uri: url(uri), fileMatch: [files] })),
    // The language server can't read MDX, so a file with just the front matter stands in for it.
    { uri: url('content/schema/articles.json'), fileMatch: ['content/articles/*.mdx'] },
  ],
});

let version = 0;
const open = (file: string, text: string) => {
  version += 1;
  return TextDocument.create(url(file), 'yaml', version, text);
};

/** The editor's messages about a file with this text: `5: write GBP`. */
async function problems(file: string, text: string): Promise<string[]> {
  const found = await editor.doValidation(open(file, text), false);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

const files = ['pages', 'pricing', 'services', 'site', 'testimonials'].flatMap((folder) =>
  namesIn(root, folder).map((name) => `content/${folder}/${name}`),
);
const articles = namesIn(root, 'articles').map((name) => `content/articles/${name}`);

it.each([...files, ...articles])('finds only the field that is not allowed in %s', async (file) => {
  const fields = read(file).replace(/^---\n([\s\S]*?)\n---\n[\s\S]*$/, '$1');
  const text = `${fields.trimEnd()}\nbogus: true\n`;
  const line = text.split('\n').length - 1;
  expect(await problems(file, text)).toEqual([`${line}: Property bogus is not allowed.`]);
});

const service = 'content/services/new.yaml';
const page = 'content/pages/new.yaml';

it.each([
  ['a price in another currency', 'price: { amount: 9, currency: EUR }', 'write GBP: cards are'],
  ['a price in quotes', 'price: { amount: "9", currency: GBP }', 'write a whole number, without'],
  ['a price that is a text', 'price: £120', 'write { amount: <number>, currency: GBP }'],
  ['a long summary', `summary: ${'x'.repeat(200)}`, 'longer than the maximum length of 140'],
  ['an invalid path', 'path: Local SEO', 'write a path of this site in lower-case letters'],
  ['a colon in a text', 'summary: SEO: an audit', 'Nested mappings are not allowed'],
])('reports %s at its line', async (_, line, message) => {
  const found = await problems(service, `name: New\ncategory: seo\n${line}\norder: 1\n`);
  expect(found).toContainEqual(expect.stringMatching(new RegExp(`^3: .*${message}`)));
});

it.each([
  [page, 'meta:\nkind: servise', '2: Value must be'],
  [page, 'kind: plain\nhero:\n  lede: Words', '3: Property lede is not allowed.'],
  [page, 'kind: plain\nhero:\n  headline: { text: Words, mark: 1 }', '3: write one line of text'],
  ['content/pricing/new.yaml', 'tiers:\n  - price: { kind: free }', '2: Value is not accepted.'],
])('checks nested fields in %s: %s', async (file, text, message) => {
  expect(await problems(file, text)).toContainEqual(expect.stringContaining(message));
});

it('limits the length of a text only if it has no placeholder', async () => {
  const long = 'x'.repeat(400);
  const tooLong = '3: String is longer than the maximum length of 300.';
  const words = (lead: string) => problems(page, `kind: plain\nhero:\n  lead: ${lead}\n`);
  expect(await words(long)).toContain(tooLong);
  expect(await words(`From {price} ${long}`)).not.toContain(tooLong);
});

it('explains a field', async () => {
  const document = open(service, 'name: New\ndays: 3\n');
  const hover = await editor.doHover(document, { line: 1, character: 1 });
  expect(hover?.contents).toMatchObject({
    value: expect.stringContaining('The delivery time in days'),
  });
});

it('suggests the kinds of page, and then the fields of that kind', async () => {
  const offered = async (text: string) => {
    const document = open(page, text);
    const { items } = await editor.doComplete(document, document.positionAt(text.length), false);
    return items.map(({ label }) => label);
  };
  expect(await offered('kind: ')).toEqual(expect.arrayContaining(['service', 'plain', 'detail']));
  const fields = await offered('kind: plain\n');
  expect(fields).toEqual(expect.arrayContaining(['meta', 'hero', 'about']));
  expect(fields).not.toContain('pricing');
});

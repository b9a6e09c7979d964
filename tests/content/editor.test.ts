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
    // The server reads no MDX; a file of the front matter alone stands in for it.
    { uri: url('content/schema/articles.json'), fileMatch: ['content/articles/*.mdx'] },
  ],
});

let version = 0;
const open = (file: string, text: string) => {
  version += 1;
  return TextDocument.create(url(file), 'yaml', version, text);
};

/** What the editor says about a file with this text: `5: write GBP`. */
async function problems(file: string, text: string): Promise<string[]> {
  const found = await editor.doValidation(open(file, text), false);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

const files = ['pages', 'pricing', 'services', 'site', 'testimonials'].flatMap((folder) =>
  namesIn(root, folder).map((name) => `content/${folder}/${name}`),
);
const articles = namesIn(root, 'articles').map((name) => `content/articles/${name}`);

it.each([...files, ...articles])(
  'finds only the field that does not belong in %s',
  async (file) => {
    const fields = read(file).replace(/^---\n([\s\S]*?)\n---\n[\s\S]*$/, '$1');
    const text = `${fields.trimEnd()}\nbogus: true\n`;
    const line = text.split('\n').length - 1;
    expect(await problems(file, text)).toEqual([`${line}: Property bogus is not allowed.`]);
  },
);

const service = 'content/services/local-seo.yaml';
const page = 'content/pages/localseo.yaml';

it.each([
  [
    'a price in another currency',
    service,
    /^price:.*/m,
    'price: { amount: 9, currency: EUR }',
    'write GBP, cards are priced in pounds',
  ],
  [
    'a price in quotes',
    service,
    /^price:.*/m,
    'price: { amount: "9", currency: GBP }',
    'write a whole number, without quotes or a currency sign',
  ],
  [
    'a price that is a text',
    service,
    /^price:.*/m,
    'price: £120',
    'write an amount and its currency: { amount: 120, currency: GBP }',
  ],
  [
    'a long summary',
    service,
    /^summary:.*/m,
    `summary: ${'x'.repeat(200)}`,
    'String is longer than the maximum length of 140.',
  ],
  [
    'a path that is none',
    service,
    /^path:.*/m,
    'path: Local SEO',
    'write a path of this site in lower-case letters',
  ],
  [
    'a colon in a text',
    service,
    /^summary:.*/m,
    'summary: SEO: an audit',
    'Nested mappings are not allowed',
  ],
  ['a misspelt kind of page', page, /^kind:.*/m, 'kind: servise', 'Value must be'],
  [
    'a kind of price that does not exist',
    'content/pricing/local-seo.yaml',
    /price:.*/,
    'price: { kind: free, amount: 9, currency: USD }',
    'Valid values: "fixed", "up-to"',
  ],
])('says at its line what is wrong with %s', async (_, file, from, to, message) => {
  const text = read(file).replace(from, to);
  const line = text.slice(0, text.indexOf(to)).split('\n').length;
  const found = await problems(file, text);
  expect(found.filter((each) => each.startsWith(`${line}: `)).join('\n')).toContain(message);
});

it('counts no characters of a text with a placeholder', async () => {
  const lead = `lead: What {price:local-seo/basic} buys, ${'x'.repeat(200)}`;
  const text = read(page).replace(/^ {2}lead: .*/m, `  ${lead}`);
  expect(text).toContain(lead);
  expect(await problems(page, text)).toEqual([]);
});

it('explains a field', async () => {
  const text = read(service);
  const document = open(service, text);
  const hover = await editor.doHover(document, document.positionAt(text.indexOf('\ndays') + 1));
  expect(hover?.contents).toMatchObject({ value: expect.stringContaining('Delivery in days') });
});

it('offers the kinds of page, and then the fields of that kind', async () => {
  const offered = async (text: string) => {
    const document = open('content/pages/new.yaml', text);
    const { items } = await editor.doComplete(document, document.positionAt(text.length), false);
    return items.map(({ label }) => label);
  };
  expect(await offered('kind: ')).toEqual(expect.arrayContaining(['service', 'plain', 'detail']));
  const fields = await offered('kind: plain\n');
  expect(fields).toEqual(expect.arrayContaining(['meta', 'hero', 'about']));
  expect(fields).not.toContain('pricing');
});

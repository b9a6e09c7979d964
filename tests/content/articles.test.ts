import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkContent } from '../../tools/content/check.ts';

const project = join(import.meta.dirname, '../..');
const before = checkContent(project);
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'growth-hub-articles-'));
  cpSync(join(project, 'content'), join(root, 'content'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

const article = 'content/articles/acos-break-even.mdx';
const redirects = 'content/site/redirects.yaml';

it.each([
  ['an author nobody knows', article, /author: \S+/, 'author: nobody', 'author: name an author'],
  [
    'a topic nobody knows',
    article,
    '[amazon-ads, ',
    '[amazon-adverts, ',
    'topics.#1: name a topic',
  ],
  [
    'a topic named twice',
    article,
    /topics: \[([\w-]+), .*/,
    'topics: [$1, $1]',
    'topics.#2: name it once',
  ],
  [
    'a service that is not offered',
    article,
    '[bid-budget-optimization,',
    '[bid-magic,',
    'services.#1: name a file of content/services',
  ],
  [
    'itself as the next article',
    article,
    '[negative-keywords-weekly,',
    '[acos-break-even,',
    'related.#1: name another article',
  ],
  [
    'a dead link',
    article,
    '](/blogs/landed-cost-china)',
    '](/blogs/lost)',
    'link to a page that exists',
  ],
  [
    'a diagram nobody has drawn',
    article,
    '<Diagram name="acos',
    '<Diagram name="roas',
    'name a diagram',
  ],
  [
    'a day that has not come',
    article,
    /published: \S+/,
    'published: 2999-01-01',
    'published: write a day that has come',
  ],
  [
    'a part that is misspelt',
    article,
    '<Checklist title="Before you set a target">',
    '<Chekclist title="Before you set a target">',
    'write one of <Example>, <Checklist>, <Diagram>, <Tool> (found "<Chekclist',
  ],
  [
    'a part that is not closed',
    article,
    '</Checklist>',
    '',
    'close it with </Checklist> (found "<Checklist title=',
  ],
  [
    'a part that was never opened',
    article,
    '<Checklist title="Before you set a target">',
    '',
    'open <Checklist> above, or remove this (found "</Checklist>"',
  ],
  ['a stray brace', article, '## ', '## {', 'write \\{ for a brace'],
  ['a sign that begins no tag', article, '## ', '## <5 ', 'write &lt; for the sign'],
  ['a word that begins a program', article, '\n\n## ', '\n\nimport duty\n\n## ', 'another word'],
  [
    'a day that is in no calendar',
    article,
    'published: 2026-08-11',
    'published: 2026-02-31',
    'write a day of the calendar as YYYY-MM-DD, "2026-02-31" is none',
  ],
  [
    'a day without its noughts',
    article,
    'published: 2026-08-11',
    'published: 2026-8-11',
    'write a day of the calendar as YYYY-MM-DD',
  ],
  ['a link turned round', article, '\n\n## ', '\n\nSee (words)[/seo].\n\n## ', 'write a link as'],
  [
    'a link with a space',
    article,
    '](/blogs/landed-cost-china)',
    '](/blogs/a b)',
    'without a space',
  ],
  ['code that is not closed', article, '\n\n## ', '\n\nIt `is code.\n\n## ', 'close the code'],
  ['italics without an end', article, '\n\n## ', '\n\nIt _is so.\n\n## ', 'put _ right before'],
  ['a link in two parts', article, '](/blogs/landed-cost-china)', '] (/blogs)', 'right behind'],
  ['a link that is not closed', article, '](/blogs/landed-cost-china)', '](/blogs', 'close the'],
  ['bold words with blanks', article, '\n\n## ', '\n\nIt is ** bold **.\n\n## ', 'put ** right'],
  ['bold words without an end', article, '\n\n## ', '\n\nIt is **bold.\n\n## ', 'put ** right'],
  ['an item with another sign', article, '\n\n## ', '\n\n• one\n• two\n\n## ', 'begin the item'],
  ['an item without its space', article, '\n\n## ', '\n\n-one\n-two\n\n## ', 'begin the item'],
  [
    'a sign before a word',
    article,
    '\n\n## ',
    '\n\nIf price<cost, stop.\n\n## ',
    'write &lt; for the sign, or a link as [words](address) (found "<cost,"',
  ],
  ['a picture', article, '\n\n## ', '\n\n![A ship](./ship.png)\n\n## ', 'remove the picture'],
  ['a heading without its space', article, '\n\n## ', '\n\n##', 'put a space after the signs'],
  [
    'a table without a rule under its head',
    article,
    '\n\n## ',
    '\n\n| a | b |\n| c | d |\n\n## ',
    'put a line such as |---|---| under the head of the table (found "| a | b |", line ',
  ],
  ['a day without a date', article, 'published: 2026-08-11', 'published: soon', 'write a date'],
  [
    'a redirect to itself',
    redirects,
    /from: (\S+), to: \S+ /,
    'from: $1, to: $1 ',
    'name the page itself',
  ],
  [
    'a redirect to nowhere',
    redirects,
    /from: (\S+), to: \S+ /,
    'from: $1, to: /wordprss ',
    'name a page that exists',
  ],
])('says what to mend: %s', (_, file, from, to, mend) => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text.replace(from, '')).not.toBe(text);
  writeFileSync(join(root, file), text.replace(from, to));
  const found = checkContent(root).filter((problem) => !before.includes(problem));
  expect(found.some((problem) => problem.startsWith(file) && problem.includes(mend))).toBe(true);
});

it('names the line of an article, also where its fields are no YAML', () => {
  const path = join(root, article);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('title: ', 'title: Costs: '));
  expect(checkContent(root)).toEqual([
    expect.stringContaining(
      `${article}: put the text in quotes, it contains a colon and a space (line 2)`,
    ),
  ]);
  writeFileSync(path, text.replace('</Checklist>', ''));
  const line = text.split('\n').findIndex((each) => each.startsWith('<Checklist')) + 1;
  expect(checkContent(root)).toEqual([expect.stringContaining(`, line ${line})`)]);
});

it('lets signs stand that are read as signs', () => {
  const path = join(root, article);
  const text = readFileSync(path, 'utf8');
  const words = 'Two < three, `{x} <y>`, \\{, &lt; and a }.\n\n```\nimport {x} from <y>\n```';
  writeFileSync(path, text.replace('\n\n## ', `\n\n${words}\n\n## `));
  expect(checkContent(root)).toEqual([]);
});

it('lets a table stand that has a rule under its head', () => {
  const path = join(root, article);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('\n\n## ', '\n\n| a | b |\n|---|:-:|\n| c | d |\n\n## '));
  expect(checkContent(root)).toEqual([]);
});

it('says that the line before the fields is missing', () => {
  const path = join(root, article);
  writeFileSync(path, readFileSync(path, 'utf8').replace('---\n', ''));
  expect(checkContent(root)).toEqual([
    `${article}: begin the file with a line of three hyphens, and end its fields with another`,
  ]);
});

it.each([
  ['content/site/authors.yaml', /portrait: p\d+/, 'portrait: p999'],
  ['content/site/topics.yaml', 'name: Links', 'nam: Links'],
])('names %s alone when it does not fit, not every article', (file, from, to) => {
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  const problems = checkContent(root);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((problem) => !problem.startsWith(file))).toEqual([]);
});

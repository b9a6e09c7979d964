import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Document } from 'yaml';
import { type ContentCopy, copyWithExample } from './content-copy.ts';

let copy: ContentCopy;
beforeEach(() => {
  copy = copyWithExample();
});
afterEach(() => copy.remove(''));

const article = 'content/articles/example.mdx';

it.each([
  ['an author nobody knows', /author: \S+/, 'author: nobody', 'author: name an author'],
  ['a topic nobody knows', /topics: \[[\w-]+/, 'topics: [no-topic', 'topics.#1: name a topic'],
  ['a topic named twice', /topics: \[([\w-]+), .*/, 'topics: [$1, $1]', 'topics.#2: name it once'],
  [
    'a service that is not offered',
    '[example,',
    '[examples,',
    'services.#1: name a file of content/services',
  ],
  [
    'itself as the next article',
    /related: \[[\w-]+/,
    'related: [example',
    'related.#1: name another article',
  ],
  ['a dead link', '](/example)', '](/blogs/lost)', 'link to a page that exists'],
  ['a diagram nobody has drawn', '<Diagram name="acos', '<Diagram name="roas', 'name a diagram'],
  [
    'a day that has not come',
    /published: \S+/,
    'published: 2999-01-01',
    'published: write a day that has come',
  ],
  [
    'a part that is misspelt',
    '<Checklist title="Before you start">',
    '<Chekclist title="Before you start">',
    'write one of <Example>, <Checklist>, <Diagram>, <Tool> (found "<Chekclist',
  ],
  [
    'a part that is not closed',
    '</Checklist>',
    '',
    'close it with </Checklist> (found "<Checklist title=',
  ],
  [
    'a part that was never opened',
    '<Checklist title="Before you start">',
    '',
    'open <Checklist> above, or remove this (found "</Checklist>"',
  ],
  ['a stray brace', '## ', '## {', 'write \\{ for a brace'],
  ['a sign that begins no tag', '## ', '## <5 ', 'write &lt; for the sign'],
  ['a word that begins a program', '\n\n## ', '\n\nimport duty\n\n## ', 'another word'],
  [
    'a day that is in no calendar',
    'published: 2001-02-03',
    'published: 2001-02-31',
    'write a day of the calendar as YYYY-MM-DD, "2001-02-31" is none',
  ],
  [
    'a day without its noughts',
    'published: 2001-02-03',
    'published: 2001-2-3',
    'write a day of the calendar as YYYY-MM-DD',
  ],
  ['a link turned round', '\n\n## ', '\n\nSee (words)[/seo].\n\n## ', 'write a link as'],
  ['a link with a space', '](/example)', '](/blogs/a b)', 'without a space'],
  ['code that is not closed', '\n\n## ', '\n\nIt `is code.\n\n## ', 'close the code'],
  ['italics without an end', '\n\n## ', '\n\nIt _is so.\n\n## ', 'put _ right before'],
  ['a link in two parts', '](/example)', '] (/blogs)', 'right behind'],
  ['a link that is not closed', '](/example)', '](/blogs', 'close the'],
  ['bold words with blanks', '\n\n## ', '\n\nIt is ** bold **.\n\n## ', 'put ** right'],
  ['bold words without an end', '\n\n## ', '\n\nIt is **bold.\n\n## ', 'put ** right'],
  ['an item with another sign', '\n\n## ', '\n\n• one\n• two\n\n## ', 'begin the item'],
  ['an item without its space', '\n\n## ', '\n\n-one\n-two\n\n## ', 'begin the item'],
  [
    'a sign before a word',
    '\n\n## ',
    '\n\nIf price<cost, stop.\n\n## ',
    'write &lt; for the sign, or a link as [words](address) (found "<cost,"',
  ],
  ['a picture', '\n\n## ', '\n\n![A ship](./ship.png)\n\n## ', 'remove the picture'],
  ['a second title', '\n\n## ', '\n\n# ', 'begin the heading with ##'],
  ['a heading without its space', '\n\n## ', '\n\n##', 'put a space after the signs'],
  [
    'a table without a rule under its head',
    '\n\n## ',
    '\n\n| a | b |\n| c | d |\n\n## ',
    'put a line such as |---|---| under the head of the table (found "| a | b |", line ',
  ],
  ['a day without a date', 'published: 2001-02-03', 'published: soon', 'write a date'],
])('says what to mend: %s', (_, from, to, mend) => {
  const text = copy.read(article);
  expect(text.replace(from, '')).not.toBe(text);
  copy.write(article, text.replace(from, to));
  const problems = copy.problems();
  expect(
    problems.some((problem) => problem.startsWith(article) && problem.includes(mend)),
    problems.join('\n'),
  ).toBe(true);
});

it('names the line of an article, also where its fields are no YAML', () => {
  const text = copy.read(article);
  copy.write(article, text.replace('title: ', 'title: Costs: '));
  expect(copy.problems()).toEqual([
    expect.stringContaining(
      `${article}: put the text in quotes, it contains a colon and a space (line 2)`,
    ),
  ]);
  copy.write(article, text.replace('</Checklist>', ''));
  const line = text.split('\n').findIndex((each) => each.startsWith('<Checklist')) + 1;
  expect(copy.problems()).toEqual([expect.stringContaining(`, line ${line})`)]);
});

it('lets signs stand that are read as signs', () => {
  const text = copy.read(article);
  const words = 'Two < three, `{x} <y>`, \\{, &lt; and a }.\n\n```\nimport {x} from <y>\n```';
  copy.write(article, text.replace('\n\n## ', `\n\n${words}\n\n## `));
  expect(copy.problems()).toEqual([]);
});

it('lets a table stand that has a rule under its head', () => {
  const text = copy.read(article);
  copy.write(article, text.replace('\n\n## ', '\n\n| a | b |\n|---|:-:|\n| c | d |\n\n## '));
  expect(copy.problems()).toEqual([]);
});

it('says that the line before the fields is missing', () => {
  copy.write(article, copy.read(article).replace('---\n', ''));
  expect(copy.problems()).toEqual([
    `${article}: begin the file with a line of three hyphens, and end its fields with another`,
  ]);
});

it.each([
  ['authors', (yaml: Document) => yaml.setIn(['authors', 0, 'portrait'], 'p999')],
  ['topics', (yaml: Document) => yaml.deleteIn(['topics', 0, 'name'])],
])('names content/site/%s.yaml alone when it does not fit, not every article', (name, change) => {
  const file = `content/site/${name}.yaml`;
  copy.edit(file, change);
  const problems = copy.problems();
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((problem) => !problem.startsWith(file))).toEqual([]);
});

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
  ['an unknown author', /author: \S+/, 'author: nobody', 'author: name an author'],
  ['an unknown topic', /topics: \[[\w-]+/, 'topics: [no-topic', 'topics.#1: name a topic'],
  ['a topic named twice', /topics: \[([\w-]+), .*/, 'topics: [$1, $1]', 'topics.#2: name it once'],
  ['an unknown service', '[example,', '[examples,', 'services.#1: name a file of content/services'],
  [
    'itself as a related article',
    /related: \[[\w-]+/,
    'related: [example',
    'related.#1: name another article',
  ],
  ['a dead link', '](/example)', '](/blogs/lost)', 'link to a page that exists'],
  [
    'an unknown diagram',
    '<Diagram name="acos',
    '<Diagram name="roas',
    'name a diagram of site/artwork/diagram-names.ts (found "roas-break-even", line ',
  ],
  [
    'a future date',
    /published: \S+/,
    'published: 2999-01-01',
    'published: write today or an earlier date',
  ],
  [
    'a misspelt component',
    '<Checklist title="Before you start">',
    '<Chekclist title="Before you start">',
    'write one of <Example>, <Checklist>, <Schedule>, <Diagram>, <KeyFigure>, <Tool> (found "<Chekclist',
  ],
  [
    'a component that is not closed',
    '</Checklist>',
    '',
    'close it with </Checklist> (found "<Checklist title=',
  ],
  [
    'a component that was never opened',
    '<Checklist title="Before you start">',
    '',
    'open <Checklist> above, or remove this (found "</Checklist>"',
  ],
  ['a stray brace', '## ', '## {', 'write \\{ for a brace'],
  [
    'the price of an unknown service',
    '\n\n## ',
    '\n\nIt costs {price:nothing}.\n\n## ',
    'with a file name in content/services, or with <set>/<package> from content/pricing, or {fastest:<category>} or {slowest:<category>} (found "{price:nothing}", line ',
  ],
  ['a < that does not begin a tag', '## ', '## <5 ', 'write &lt; for the character'],
  ['a word that begins a program statement', '\n\n## ', '\n\nimport duty\n\n## ', 'another word'],
  [
    'a date that does not exist',
    'published: 2001-02-03',
    'published: 2001-02-31',
    'write a date that exists as YYYY-MM-DD, not "2001-02-31"',
  ],
  [
    'a date without leading zeros',
    'published: 2001-02-03',
    'published: 2001-2-3',
    'write a date that exists as YYYY-MM-DD',
  ],
  ['a link the wrong way round', '\n\n## ', '\n\nSee (words)[/seo].\n\n## ', 'write a link as'],
  ['a link without https://', '](/example)', '](www.google.com)', 'begin the URL of the link with'],
  ['a link without its slash', '](/example)', '](example)', 'begin the URL of the link with'],
  ['a link with a space', '](/example)', '](/blogs/a b)', 'without a space'],
  ['code that is not closed', '\n\n## ', '\n\nIt `is code.\n\n## ', 'close the code'],
  ['italics without an end', '\n\n## ', '\n\nIt _is so.\n\n## ', 'put _ directly before'],
  ['a link in two parts', '](/example)', '] (/blogs)', 'directly after'],
  ['a link that is not closed', '](/example)', '](/blogs', 'close the'],
  ['bold words with spaces', '\n\n## ', '\n\nIt is ** bold **.\n\n## ', 'put ** directly'],
  ['bold words without an end', '\n\n## ', '\n\nIt is **bold.\n\n## ', 'put ** directly'],
  ['an item with a different bullet', '\n\n## ', '\n\n• one\n• two\n\n## ', 'begin the item'],
  ['an item without a space', '\n\n## ', '\n\n-one\n-two\n\n## ', 'begin the item'],
  [
    'a < before a word',
    '\n\n## ',
    '\n\nIf price<cost, stop.\n\n## ',
    'write &lt; for the character, or a link as [words](URL) (found "<cost,"',
  ],
  ['a picture', '\n\n## ', '\n\n![A ship](./ship.png)\n\n## ', 'remove the picture'],
  ['a second title', '\n\n## ', '\n\n# ', 'begin the heading with ##'],
  ['a heading without a space', '\n\n## ', '\n\n##', 'put a space after the #'],
  [
    'a table without a separator row',
    '\n\n## ',
    '\n\n| a | b |\n| c | d |\n\n## ',
    'put a line such as |---|---| under the header row of the table (found "| a | b |", line ',
  ],
  [
    'a separator row that is too short',
    '\n\n## ',
    '\n\n| a | b | c |\n|---|---|\n| d | e | f |\n\n## ',
    'give this row as many cells as the header of the table (found "|---|---|", line ',
  ],
  ['a date that is a word', 'published: 2001-02-03', 'published: soon', 'write a date'],
])('says what to fix: %s', (_, from, to, fix) => {
  const text = copy.read(article);
  expect(text.replace(from, '')).not.toBe(text);
  copy.write(article, text.replace(from, to));
  const problems = copy.problems();
  expect(
    problems.some((problem) => problem.startsWith(article) && problem.includes(fix)),
    problems.join('\n'),
  ).toBe(true);
});

it('gives the line in an article, even if its front matter is not valid YAML', () => {
  const text = copy.read(article);
  copy.write(article, text.replace('title: ', 'title: Costs: '));
  expect(copy.problems()).toEqual([
    expect.stringContaining(
      `${article}: put the text in quotes: it contains a colon and a space (line 2)`,
    ),
  ]);
  copy.write(article, text.replace('</Checklist>', ''));
  const line = text.split('\n').findIndex((each) => each.startsWith('<Checklist')) + 1;
  expect(copy.problems()).toEqual([expect.stringContaining(`, line ${line})`)]);
});

it.each(['<img src="/a.png" />', '<img src="/a.png">'])('rejects a picture as %s', (tag) => {
  copy.write(article, copy.read(article).replace('\n\n## ', `\n\n${tag}\n\n## `));
  expect(copy.problems()).toEqual([
    expect.stringContaining(
      'remove the picture: an article can only show a <Diagram> (found "<img src="',
    ),
  ]);
});

it('accepts escaped characters and characters in code', () => {
  const text = copy.read(article);
  const words = 'Two < three, `{x} <y>`, \\{, &lt; and a }.\n\n```\nimport {x} from <y>\n```';
  copy.write(article, text.replace('\n\n## ', `\n\n${words}\n\n## `));
  expect(copy.problems()).toEqual([]);
});

it.each(['#parts', 'https://example.com', 'http://example.com', 'mailto:a@b.com', 'tel:+1212'])(
  'accepts a link to %s',
  (target) => {
    copy.write(article, copy.read(article).replace('](/example)', `](${target})`));
    expect(copy.problems()).toEqual([]);
  },
);

it('accepts a table with a separator row', () => {
  const text = copy.read(article);
  copy.write(article, text.replace('\n\n## ', '\n\n| a | b |\n|---|:-:|\n| c | d \\| e |\n\n## '));
  expect(copy.problems()).toEqual([]);
});

it('reports a missing line before the front matter', () => {
  copy.write(article, copy.read(article).replace('---\n', ''));
  expect(copy.problems()).toEqual([
    `${article}: begin the file with a line of three hyphens, and end its fields with another`,
  ]);
});

it.each([
  ['authors', (yaml: Document) => yaml.setIn(['authors', 0, 'portrait'], 'p999')],
  ['topics', (yaml: Document) => yaml.deleteIn(['topics', 0, 'name'])],
])('reports only content/site/%s.yaml when it is invalid, not every article', (name, change) => {
  const file = `content/site/${name}.yaml`;
  copy.edit(file, change);
  const problems = copy.problems();
  expect(problems.length).toBeGreaterThan(0);
  expect(problems.filter((problem) => !problem.startsWith(file))).toEqual([]);
});

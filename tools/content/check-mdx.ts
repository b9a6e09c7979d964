import { lineInBody } from './load-articles.ts';
import type { Content } from './read.ts';
import { figureFix } from './unfilled-names.ts';

type ArticleEntry = Content['articles'][number];
type Tag = { at: number; text: string; name: string; isClosing: boolean; isWhole: boolean };
type Problem = { at: number; text: string; fix: string };

/** The components that articles can use; see site/layouts/ArticleLayout.astro. */
const parts = ['Example', 'Checklist', 'Schedule', 'Diagram', 'KeyFigure', 'Tool'];

/**
 * Mistakes in an article's Markdown that would stop the build without naming the line, or would
 * appear on the page as typed.
 */
export function checkMdx(articles: ArticleEntry[]): string[] {
  return articles.flatMap((article) => {
    const text = withoutCode(article.body);
    return [
      ...wrongTags(tagsIn(text)),
      ...wrongSigns(text),
      ...wrongMarkdown(text),
      ...unevenRows(text),
    ].map(
      ({ at, text: found, fix }) =>
        `${article.file}: ${fix} (found "${found}", line ${lineInBody(article, at)})`,
    );
  });
}

/** Replaces code and escaped characters, which aren't checked, with as many spaces. */
function withoutCode(body: string): string {
  const code = /^(```|~~~)[\s\S]*?^\1|(?<!`)(`+)(?!`)[\s\S]*?[^`]\2(?!`)|\\[{<]/gm;
  return body.replace(code, blank);
}

function tagsIn(text: string): Tag[] {
  const tag = /<(\/?)([A-Za-z]\w*)(?=[\s/>])(?:"[^"]*"|[^"<>])*?(\/?)>/g;
  return [...text.matchAll(tag)].map(({ index, 0: found, 1: slash, 2: name = '', 3: end }) => ({
    at: index,
    text: found,
    name,
    isClosing: slash !== '',
    // wrongMarkdown reports every <img>.
    isWhole: end !== '' || name === 'img',
  }));
}

function wrongTags(tags: Tag[]): Problem[] {
  const unknown = tags.filter(
    ({ name, isClosing }) => !isClosing && /^[A-Z]/.test(name) && !parts.includes(name),
  );
  if (unknown.length > 0) {
    const fix = `write one of ${parts.map((part) => `<${part}>`).join(', ')}`;
    return unknown.map((each) => ({ ...each, fix }));
  }
  const open: Tag[] = [];
  for (const each of tags.filter(({ isWhole }) => !isWhole)) {
    if (!each.isClosing) open.push(each);
    else if (open.pop()?.name !== each.name) {
      return [{ ...each, fix: `open <${each.name}> above, or remove this` }];
    }
  }
  return open.map((each) => ({ ...each, fix: `close it with </${each.name}>` }));
}

function wrongSigns(text: string): Problem[] {
  // Attributes in quotes may contain these characters.
  const words = tagsIn(text).reduce((rest, tag) => rest.replace(tag.text, blank), text);
  const find = findIn(words);
  return [
    ...find(/\{(?:price|days|fastest|slowest):[^\s}]*\}?/g, figureFix),
    ...find(
      /\{(?!(?:price|days|fastest|slowest):)[^\n]{0,20}/g,
      'write \\{ for a brace: articles have no expressions',
    ),
    ...find(/<\S{1,20}/g, 'write &lt; for the character, or a link as [words](URL)'),
    ...find(/(?<=^|\n\n)(?:import|export)\b[^\n]{0,20}/g, 'begin the paragraph with another word'),
  ];
}

function wrongMarkdown(text: string): Problem[] {
  const find = findIn(text);
  const pairs = /\*\*(?=\S)(?:[^*\n]|\n(?!\n))+?(?<=\S)\*\*|(?<!\w)_[^_\n]+_(?!\w)/g;
  const unpaired = findIn(text.replace(pairs, blank));
  return [
    ...find(
      /!\[[^\]\n]{0,20}|<img\b[^>\n]{0,20}/gi,
      'remove the picture: an article can only show a <Diagram>',
    ),
    ...find(/\] \(\S[^\n)]{0,20}/g, 'put the URL directly after the words: [words](URL)'),
    ...find(/\]\([^)\n]{0,20}(?=[^)\n]*$)/gm, 'close the URL of the link with )'),
    ...unpaired(/\*\*/g, 'put ** directly before and after the words'),
    ...unpaired(/(?<!\w)_\w[^\n]{0,20}/g, 'put _ directly before and after the words'),
    ...find(/`[^\n]{0,20}/g, 'close the code with a second `'),
    ...find(/\([^)\n]+\)\[[^\]\n]*\]/g, 'write a link as [words](URL)'),
    ...find(
      /\]\((?!\/|#|https?:\/\/|mailto:|tel:)[^)\s]+/gi,
      'begin the URL of the link with / or https://',
    ),
    ...find(/\]\([^)\s"]+ [^)"\n]*\)/g, 'write the URL without a space'),
    ...find(
      /^(?:•|[-*](?=\p{L})|\d+\.(?=\p{L}))[^\n]{0,20}/gmu,
      'begin the item with "- " or "1. "',
    ),
    ...find(/^# [^\n]{0,20}/gm, 'begin the heading with ##: the title is the only #'),
    ...find(/^#{1,6}[^\s#][^\n]{0,20}/gm, 'put a space after the # of the heading'),
    ...find(
      /(?<=^|\n\n)\|[^\n]{0,20}(?=[^\n]*(?:\n(?!\|[ :|-]*-[ :|-]*\n)|$))/g,
      'put a line such as |---|---| under the header row of the table',
    ),
  ];
}

/** Rows of a table with more or fewer cells than its header. */
function unevenRows(text: string): Problem[] {
  return [...text.matchAll(/^\|[^\n]*\n(?:\|[^\n]*\n?)+/gm)].flatMap(({ index, 0: table }) => {
    const rows = [...table.matchAll(/[^\n]+/g)].map((row) => ({
      at: index + row.index,
      text: row[0],
      cells: row[0].replaceAll('\\|', '').trim().split('|').length,
    }));
    const uneven = rows.find(({ cells }) => cells !== rows[0]?.cells);
    const fix = 'give this row as many cells as the header of the table';
    return uneven ? [{ at: uneven.at, text: uneven.text.slice(0, 20), fix }] : [];
  });
}

function findIn(text: string) {
  return (sign: RegExp, fix: string): Problem[] =>
    [...text.matchAll(sign)].map(({ index, 0: found }) => ({ at: index, text: found, fix }));
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

import { type Document, type LineCounter, type Scalar, visit, type YAMLError } from 'yaml';

type Problem = { fix: string; line: number };

const quotes = `put the whole text in quotes of a kind that it doesn't contain, " or '`;
const column = 'begin this line in the same column as the fields that it belongs with';
const above =
  'indent this line if it is part of the text above, or begin it with a field and a colon';
const openQuote = 'add the quote that ends this text';
export const hyphenColumn = 'begin the hyphen in the same column as the others of its list';
export const spaceAfterColon = 'write a space after the colon';

/** `days:6`, which YAML takes for a text. */
export const withoutSpace = /^\s*(?:- )?[\w-]+:\S/;

/** What to do about a file that isn't valid YAML, in words for somebody who knows little of it. */
export function yamlFix(document: Document, lines: LineCounter, text: string): string | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (!error) return undefined;
  const { fix, line } = fixOf(error, document, lines, text);
  return `${fix} (line ${line})`;
}

function fixOf(
  { code, message, pos: [start] }: YAMLError,
  document: Document,
  lines: LineCounter,
  text: string,
): Problem {
  const rows = text.split('\n');
  const { line, col } = lines.linePos(start);
  const row = rows[line - 1] ?? '';
  const begun = `put the text in quotes: it begins with ${row[col - 1]}`;
  switch (code) {
    case 'BLOCK_IN_FLOW':
    case 'BLOCK_AS_IMPLICIT_KEY':
      return misplaced(message, document, line, rows);
    case 'UNEXPECTED_TOKEN':
      return unexpected(message, openedAt(document, lines, text), line);
    case 'MULTILINE_IMPLICIT_KEY':
      return { fix: withoutSpace.test(row) ? spaceAfterColon : above, line };
    case 'MISSING_CHAR':
      return missing(message, openedAt(document, lines, text), { line, row });
    case 'BAD_INDENT':
      return { fix: openBracket(message) ?? column, line };
    default:
      return { fix: fixes({ begun })[code] ?? withoutPlace(message), line };
  }
}

const fixes = ({ begun }: { begun: string }): Record<string, string> => ({
  TAB_AS_INDENT: 'indent with spaces, not with a tab',
  DUPLICATE_KEY: 'remove one of them: this field is above already',
  BAD_SCALAR_START: begun,
  TAG_RESOLVE_FAILED: begun,
});

/** A field or list item where a text goes on. */
function misplaced(
  message: string,
  { errors }: Document,
  line: number,
  rows: readonly string[],
): Problem {
  if (message.startsWith('A block sequence')) return { fix: hyphenColumn, line };
  const goesOn = errors.some(({ code }) => code === 'MULTILINE_IMPLICIT_KEY');
  const isField = (row: string, index: number) => index >= line && /:(?:\s|$)/.test(row);
  const below = goesOn ? rows.findIndex(isField) : -1;
  if (below < 0) return { fix: 'put the text in quotes: it contains a colon and a space', line };
  const fix = `${column}, or put the text above in quotes if this is part of it`;
  return { fix, line: below + 1 };
}

/** A text that goes on after its quotes. */
function unexpected(message: string, begun: number | undefined, line: number): Problem {
  if (!message.startsWith('Unexpected scalar')) return { fix: withoutPlace(message), line };
  return begun !== undefined && begun < line
    ? { fix: openQuote, line: begun }
    : { fix: quotes, line };
}

function missing(
  message: string,
  begun: number | undefined,
  { line, row }: { line: number; row: string },
): Problem {
  if (message.startsWith('Sequence item')) return { fix: column, line };
  if (message.startsWith('Missing closing')) return { fix: openQuote, line: begun ?? line };
  return { fix: withoutSpace.test(row) ? spaceAfterColon : above, line };
}

function openBracket(message: string): string | undefined {
  const bracket = /end with a (\S)$/.exec(withoutPlace(message))?.[1];
  return bracket && `add the ${bracket} that is missing above this line`;
}

/** The line of the first quoted text that runs over its end, or else of the last one. */
function openedAt(document: Document, lines: LineCounter, text: string): number | undefined {
  const quoted: Scalar[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE') quoted.push(node);
    },
  });
  const open = quoted.find(({ range }) => isOpen(text.slice(...(range ?? [])))) ?? quoted.at(-1);
  return open?.range ? lines.linePos(open.range[0]).line : undefined;
}

function isOpen(written: string): boolean {
  return written.includes('\n') || written.length < 2 || written.at(-1) !== written[0];
}

function withoutPlace(message: string): string {
  return message.replace(/ at line \d+, column \d+:[\s\S]*/, '');
}

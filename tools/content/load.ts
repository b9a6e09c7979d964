import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import {
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { readText } from './read-text.ts';

export type FieldPath = readonly PropertyKey[];

export type ContentFile = {
  /** Relative to the project's root: `content/services/local-seo.yaml`. */
  file: string;
  /** The path within its folder, without the extension: `local-seo`, `services/seo-copywriting`. */
  slug: string;
  data: unknown;
  /** Why the file can't be read; `data` is then undefined. */
  broken?: string;
  /** The line on which a field, or its nearest parent, begins. */
  lineOf: (path: FieldPath) => number;
};

/** Every YAML file in `<root>/content/<folder>`, sorted by name. */
export function loadFolder(root: string, folder: string): ContentFile[] {
  return namesIn(root, folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => loadFile(root, `content/${folder}/${name}`, name.slice(0, -'.yaml'.length)));
}

/**
 * The paths of all files in `<root>/content/<folder>`, except hidden ones such as .DS_Store; empty if
 * it doesn't exist.
 */
export function namesIn(root: string, folder: string): string[] {
  const directory = join(root, 'content', folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((name) => name.split(sep).join(posix.sep))
    .sort();
}

/** The version of each file that was last read. Parsing takes most of the time. */
const loaded = new Map<string, ContentFile & { text: string }>();

function loadFile(root: string, file: string, slug: string): ContentFile {
  const { text, broken } = readText(join(root, file));
  const last = loaded.get(file);
  if (last?.text === text && broken === undefined) return last;
  const read = { ...loadText(text, file, slug, broken), text };
  loaded.set(file, read);
  return read;
}

/** Parses a file's text. If the file can't be read, `unread` says why. */
export function loadText(text: string, file: string, slug: string, unread?: string): ContentFile {
  // The site's build parses an unquoted date as a date, so this must too.
  const document = parseDocument(text, { customTags: ['timestamp'] });
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = rangeStart(beginningOf(document, path.slice(0, length)));
      if (start !== undefined) return lineAt(text, start);
    }
    return 1;
  };
  const [first, second] = [...document.errors, ...document.warnings];
  // The parser first reports what a missing comma leads to.
  const error = second?.code === 'BLOCK_IN_FLOW' ? second : first;
  const broken = unread ?? (error && wordsOf(error, document, text)) ?? misread(document, text);
  if (broken !== undefined) return { file, slug, data: undefined, broken, lineOf };
  return { file, slug, data: document.toJS(), lineOf };
}

const usualCause =
  'Usually, a text needs quotes, a space or hyphen is missing, or a line is indented differently from its neighbours.';
const tabIndent = /^ *\t/;
const isUnclosed = /^Missing closing|\bend with a /;
const signs: Record<string, string> = {
  '"': 'quotation mark',
  "'": 'quotation mark',
  '{': 'brace',
  '[': 'square bracket',
};
const hyphenFix = 'put a space after the hyphen';

function wordsOf(error: YAMLError, document: Document, text: string): string {
  const { code, message, pos, linePos } = error;
  const start = isUnclosed.test(message) ? openedAt(document, text, pos[0]) : undefined;
  if (start !== undefined)
    return `close the ${signs[text.charAt(start)]} that opens here (line ${lineAt(text, start)})`;
  const line = linePos?.[0].line ?? 1;
  const [own = '', next = ''] = text.split('\n').slice(line - 1);
  // Indentation with a tab can be reported on the line before.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && tabIndent.test(next))
    return `replace the tab with spaces (line ${line + 1})`;
  const fix = fixOfLine(own, error);
  return fix === undefined ? `${message.trimEnd()}\n${usualCause}` : `${fix} (line ${line})`;
}

function fixOfLine(line: string, { code, message }: YAMLError): string | undefined {
  if (tabIndent.test(line)) return 'replace the tab with spaces';
  if (/^ *-[^\s-]/.test(line)) return hyphenFix;
  if (code === 'DUPLICATE_KEY')
    return 'this field is here twice: remove one, or begin the next item of a list with a hyphen';
  if (message.startsWith('Implicit '))
    return "write a colon and a space after the field's name, or indent a text that goes on here";
  const quotes = 'put the text in quotes: it contains a colon and a space';
  if (code === 'BLOCK_IN_FLOW') return `${quotes}, or put a comma between the fields`;
  if (code !== 'BLOCK_AS_IMPLICIT_KEY') return undefined;
  return /:\s.*:\s/.test(line) ? quotes : 'check the indentation of this line and its neighbours';
}

/** Where the innermost quoted text or group begins that is still open at the position. */
function openedAt(document: Document, text: string, position: number): number | undefined {
  let start: number | undefined;
  visit(document, {
    Value: (_, { range }) => {
      if (range?.[1] === position && text.charAt(range[0]) in signs) start = range[0];
    },
  });
  return start;
}

/** A field begins at its name, and a list item at its value. */
function beginningOf(document: Document, path: FieldPath): unknown {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return document.getIn(path, true);
  return group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}

/** Finds valid YAML that silently changes or truncates text, which no schema can detect. */
function misread(document: Document, text: string): string | undefined {
  let found: string | undefined;
  visit(document, {
    Node: (place, node, ancestors) => {
      const fix = (place === 'key' && fixOfKey(node, ancestors.at(-1))) || fixOfNode(node, text);
      if (fix === undefined) return undefined;
      found = `${fix} (line ${lineAt(text, rangeStart(node) ?? 0)})`;
      return visit.BREAK;
    },
  });
  return found;
}

function fixOfKey(key: Node, pair: unknown): string | undefined {
  const source = (isScalar(key) && key.source) || '';
  if (source.startsWith('-')) return hyphenFix;
  // In braces, `from:/contact` is a name without a value.
  const isWhole = isPair(pair) && pair.value === null && /^\w+:\S/.test(source);
  return isWhole ? 'put a space after the colon' : undefined;
}

function fixOfNode(node: Node, text: string): string | undefined {
  // Text such as `&Local SEO` or `*New*`.
  if (isAlias(node) || node.anchor !== undefined)
    return 'put the text in quotes: & and * at its start are not read as part of it';
  if (!isScalar(node)) return undefined;
  const { value, source, comment, type, range } = node;
  // 31 February would be read as a day in March.
  if (value instanceof Date && !value.toISOString().startsWith(`${source}T`))
    return `write a date that exists as YYYY-MM-DD, not "${source}"`;
  // `your #1 list` would end before the #. A real comment has a space after it.
  if (typeof value === 'string' && comment && !/^\s/.test(comment))
    return `put the text in quotes: "#${comment}" is read as a comment`;
  if (type === 'PLAIN' && /^(?:“[^“”]*”|‘[^‘]*’)$/.test(source ?? ''))
    return 'replace the curly quotation marks with straight ones, or put straight ones around them';
  // A list item that is indented too far continues the text above it.
  if (type === 'PLAIN' && range && /\n\s*- /.test(text.slice(range[0], range[1])))
    return 'check the indentation of the lines below this one';
  return undefined;
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

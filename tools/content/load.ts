import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { readText } from './read-text.ts';

export type FieldPath = readonly PropertyKey[];

export type ContentFile = {
  /** From the project's root: `content/services/local-seo.yaml`. */
  file: string;
  /** Path inside its folder without the ending: `local-seo`, `services/seo-copywriting`. */
  slug: string;
  data: unknown;
  /** Why the file cannot be read. `data` is undefined then. */
  broken?: string;
  /** The line where a field, or its nearest parent, begins. */
  lineOf: (path: FieldPath) => number;
};

/** Every YAML file under `<root>/content/<folder>`, in the order of names. */
export function loadFolder(root: string, folder: string): ContentFile[] {
  return namesIn(root, folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => loadFile(root, `content/${folder}/${name}`, name.slice(0, -'.yaml'.length)));
}

/** Names of all files under `<root>/content/<folder>`, with slashes, or none if it is absent. */
export function namesIn(root: string, folder: string): string[] {
  const directory = join(root, 'content', folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .map((name) => name.split(sep).join(posix.sep))
    .sort();
}

function loadFile(root: string, file: string, slug: string): ContentFile {
  const { text, broken } = readText(join(root, file));
  return loadText(text, file, slug, broken);
}

/** A file whose text has been read already. `unread` says why, if it could not be. */
export function loadText(text: string, file: string, slug: string, unread?: string): ContentFile {
  const lines = new LineCounter();
  // The site's build reads a bare date as a date; what is checked must be the same.
  const document = parseDocument(text, { customTags: ['timestamp'], lineCounter: lines });
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = rangeStart(beginningOf(document, path.slice(0, length)));
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  const [error] = [...document.errors, ...document.warnings];
  const broken = unread ?? (error && wordsOf(error)) ?? misread(document, lines);
  if (broken !== undefined) return { file, slug, data: undefined, broken, lineOf };
  return { file, slug, data: document.toJS(), lineOf };
}

const colonCodes: readonly ErrorCode[] = ['BLOCK_AS_IMPLICIT_KEY', 'BLOCK_IN_FLOW'];

function wordsOf({ code, message, linePos }: YAMLError): string {
  if (!colonCodes.includes(code)) return message.trimEnd();
  return `put the text in quotes, it contains a colon and a space (line ${linePos?.[0].line})`;
}

/** A field begins with its name, an item of a list with itself. */
function beginningOf(document: Document, path: FieldPath): unknown {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return document.getIn(path, true);
  return group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}

/** What would change or cut a text without a word: no error of YAML, and no schema sees it. */
function misread(document: Document, lines: LineCounter): string | undefined {
  let found: string | undefined;
  visit(document, {
    Node: (_, node) => {
      const mend = mendOfNode(node);
      if (mend === undefined) return undefined;
      found = `${mend} (line ${lines.linePos(rangeStart(node) ?? 0).line})`;
      return visit.BREAK;
    },
  });
  return found;
}

function mendOfNode(node: Node): string | undefined {
  // `&Local SEO` and `*New*`.
  if (isAlias(node) || node.anchor !== undefined)
    return 'put the text in quotes: & and * at its start are not read as part of it';
  if (!isScalar(node)) return undefined;
  const { value, source, comment } = node;
  // 31 February would become a day of March.
  if (value instanceof Date && !value.toISOString().startsWith(`${source}T`))
    return `write a day of the calendar as YYYY-MM-DD, "${source}" is none`;
  // `your #1 list` ends before the sign. A comment that is meant has a space behind it.
  if (typeof value === 'string' && comment && !/^\s/.test(comment))
    return `put the text in quotes, "#${comment}" is left out as a comment`;
  return undefined;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

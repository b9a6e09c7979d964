import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { misread } from './misread.ts';
import { readText } from './read-text.ts';
import { yamlFix } from './yaml-words.ts';

export type FieldPath = readonly PropertyKey[];

export type ContentFile = {
  /** Relative to the project's root: `content/services/local-seo.yaml`. */
  file: string;
  /** Path inside its folder without the extension: `local-seo`, `services/seo-copywriting`. */
  slug: string;
  data: unknown;
  /** Why the file can't be read; `data` is then undefined. */
  broken?: string;
  /** The line where a field, or its nearest parent, begins. */
  lineOf: (path: FieldPath) => number;
};

/** Every YAML file in `<root>/content/<folder>`, sorted by name. */
export function loadFolder(root: string, folder: string): ContentFile[] {
  return namesIn(root, folder)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => loadFile(root, `content/${folder}/${name}`, name.slice(0, -'.yaml'.length)));
}

/** Names of all files in `<root>/content/<folder>`, with slashes; none if it doesn't exist. */
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

/** A file whose text has been read. `unread` says why, if it couldn't be. */
export function loadText(text: string, file: string, slug: string, unread?: string): ContentFile {
  const lines = new LineCounter();
  // The site's build reads a bare date as a date, so this must too.
  const document = parseDocument(text, { customTags: ['timestamp'], lineCounter: lines });
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = rangeStart(beginningOf(document, path.slice(0, length)));
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  const broken = unread ?? yamlFix(document, lines, text) ?? misread(document, lines, text);
  if (broken !== undefined) return { file, slug, data: undefined, broken, lineOf };
  return { file, slug, data: document.toJS(), lineOf };
}

/** A field begins at its name, a list item at itself. */
function beginningOf(document: Document, path: FieldPath): unknown {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return document.getIn(path, true);
  return group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

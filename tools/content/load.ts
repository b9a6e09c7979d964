import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { readText } from './read-text.ts';
import { yamlSlip } from './yaml-slip.ts';

export type FieldPath = readonly PropertyKey[];

export type ContentFile = {
  /** From the project's root: `content/services/local-seo.yaml`. */
  file: string;
  /** Path inside its folder without the ending: `local-seo`, `services/seo-copywriting`. */
  slug: string;
  data: unknown;
  /** How to mend a file that cannot be read. `data` is undefined then. */
  broken?: string;
  /** The line on which a field, or the nearest one around it, begins. */
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

/** A file whose text has been read already. `unread` is how to mend it, if it could not be. */
export function loadText(text: string, file: string, slug: string, unread?: string): ContentFile {
  const lines = new LineCounter();
  // The site's build reads a bare date as a date and merges `<<`; what is checked must be the same.
  const document = parseDocument(text, {
    customTags: ['timestamp'],
    merge: true,
    lineCounter: lines,
  });
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const start = rangeStart(beginningOf(document, path.slice(0, length)));
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  const [error] = document.errors;
  const slip = error ? yamlSlip(error, text, lines) : cutOff(document, lines);
  const broken = unread ?? (slip && `mend the YAML: ${slip}`);
  if (broken !== undefined) return { file, slug, data: undefined, broken, lineOf };
  return { file, slug, data: document.toJS(), lineOf };
}

/** A field begins with its name, an item of a list with itself. */
function beginningOf(document: Document, path: FieldPath): unknown {
  const group = document.getIn(path.slice(0, -1), true);
  if (!isMap(group)) return document.getIn(path, true);
  return group.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))?.key;
}

/** `your #1 list` without quotes ends before the sign. A comment that is meant has a space behind it. */
function cutOff(document: Document, lines: LineCounter): string | undefined {
  let cut: string | undefined;
  visit(document, {
    Scalar: (_, node) => {
      const { comment } = node;
      if (typeof node.value !== 'string' || !comment || /^\s/.test(comment)) return undefined;
      const line = lines.linePos(rangeStart(node) ?? 0).line;
      cut = `put the text in quotes, "#${comment}" is left out as a comment (line ${line})`;
      return visit.BREAK;
    },
  });
  return cut;
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

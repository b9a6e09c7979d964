import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

export type FieldPath = readonly PropertyKey[];

export type ContentFile = {
  /** From the project's root: `content/services/local-seo.yaml`. */
  file: string;
  /** Path inside its folder without the ending: `local-seo`, `services/seo-copywriting`. */
  slug: string;
  data: unknown;
  /** Why the file is not YAML, if it is not. `data` is undefined then. */
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
  return loadText(readFileSync(join(root, file), 'utf8'), file, slug);
}

/** A file of which the YAML has been read already. */
export function loadText(text: string, file: string, slug: string): ContentFile {
  const lines = new LineCounter();
  // The site's build reads a bare date as a date and merges `<<`; what is checked must be the same.
  const document = parseDocument(text, {
    customTags: ['timestamp'],
    merge: true,
    lineCounter: lines,
  });
  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      const start = rangeStart(node);
      if (start !== undefined) return lines.linePos(start).line;
    }
    return 1;
  };
  const [error] = document.errors;
  if (error) return { file, slug, data: undefined, broken: firstLine(error.message), lineOf };
  return { file, slug, data: document.toJS(), lineOf };
}

function rangeStart(node: unknown): number | undefined {
  if (typeof node !== 'object' || node === null || !('range' in node)) return undefined;
  const { range } = node;
  return Array.isArray(range) && typeof range[0] === 'number' ? range[0] : undefined;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? text;
}

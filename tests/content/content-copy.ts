import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { checkContent } from '../../tools/content/check.ts';
import { readContent } from '../../tools/content/read.ts';
import { root as project } from '../../tools/run.ts';

/** A copy in which content is changed. The caller removes it. */
export class ContentCopy {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  /** Changes a YAML file as an editor would, leaving the rest of it as it is. */
  edit(file: string, change: (yaml: Document) => void): void {
    const yaml = parseDocument(this.read(file));
    change(yaml);
    this.write(file, yaml.toString({ lineWidth: 0 }));
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true });
  }

  /** The number of the last line that matches, counting from 1. */
  lineOf(file: string, said: RegExp): number {
    const lines = this.read(file).split('\n');
    return lines.findLastIndex((line) => said.test(line)) + 1;
  }

  problems(): string[] {
    return checkContent(this.root);
  }
}

const { content } = readContent(project);
const [article, next] = content.articles;

/** How many redirects come before the example's two. */
export const redirectsOfToday = content.redirects?.data.redirects.length ?? 0;

/**
 * The current content plus the files in example/, so that tests don't depend on what an owner may
 * change.
 */
export function copyWithExample(): ContentCopy {
  const copy = new ContentCopy(mkdtempSync(join(tmpdir(), 'growth-hub-content-')));
  cpSync(join(project, 'content'), join(copy.root, 'content'), { recursive: true });
  cpSync(join(import.meta.dirname, 'example'), join(copy.root, 'content'), { recursive: true });
  copy.edit('content/site/redirects.yaml', (yaml) => {
    yaml.addIn(['redirects'], { from: '/example-old', to: '/example' });
    yaml.addIn(['redirects'], { from: '/example-older', to: '/example' });
  });
  const file = 'content/articles/example.mdx';
  const text = copy
    .read(file)
    .replace(/^author: .*/m, `author: ${article?.data.author}`)
    .replace(/^topics: .*/m, `topics: [${article?.data.topics.join(', ')}]`)
    .replace(/^related: .*/m, `related: [${article?.slug}, ${next?.slug}]`);
  copy.write(file, text);
  return copy;
}

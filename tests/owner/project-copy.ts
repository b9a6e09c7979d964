import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument } from 'yaml';
import { copyProject } from '../../tools/copy-project.ts';
import { environment } from '../../tools/run.ts';

/** A copy of the project in which content is changed, and which is built. */
export class ProjectCopy {
  readonly root = copyProject();

  read(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  /** Changes a YAML file, as in an editor: the rest of it stays as it is. */
  edit(file: string, change: (yaml: Document) => void): void {
    const yaml = parseDocument(this.read(file));
    change(yaml);
    this.write(file, yaml.toString({ lineWidth: 0 }));
  }

  remove(path: string): void {
    rmSync(join(this.root, path), { recursive: true, force: true });
  }

  /** What the files of a folder with these endings say. */
  texts(folder: string, ...endings: string[]): { file: string; text: string }[] {
    return endings
      .flatMap((ending) => globSync(`${folder}/**/*.${ending}`, { cwd: this.root }))
      .map((file) => ({ file, text: this.read(file) }));
  }

  build(): void {
    execFileSync('node', ['tools/build.ts'], {
      cwd: this.root,
      env: environment,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
}

import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { copyProject } from '../../tools/copy-project.ts';
import { environment } from '../../tools/run.ts';
import { ContentCopy } from '../content/content-copy.ts';

/** A copy of the project in which content is changed and which is then built. */
export class ProjectCopy extends ContentCopy {
  constructor() {
    super(copyProject());
  }

  /** The text of each file in a folder that has one of these extensions. */
  texts(folder: string, ...endings: string[]): { file: string; text: string }[] {
    return endings
      .flatMap((ending) => globSync(`${folder}/**/*.${ending}`, { cwd: this.root }))
      .map((file) => ({ file, text: this.read(file) }));
  }

  /** Like `npm run build`, but without search and compression. */
  build(): void {
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--force'];
    for (const args of [['tools/build-fonts.ts'], astro]) {
      execFileSync('node', args, {
        cwd: this.root,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  }
}

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../contract/paths.ts';
import { root } from '../run.ts';
import type { Built } from './read-built.ts';

/** Adds the content file of the page with a problem: `/seo (content/pages/seo.yaml): problem`. */
export function nameSource(problem: string, { manifest }: Pick<Built, 'manifest'>): string {
  const [path = ''] = problem.split(/:? /, 1);
  if (!(path in manifest.pages)) return problem;
  const source = [
    `content/pages${path === paths.home ? '/home' : path}.yaml`,
    `${path.replace(paths.hub, 'content/articles')}.mdx`,
    'content/site/topics.yaml',
  ].find((file) => existsSync(join(root, file)));
  return problem.replace(path, `${path} (${source})`);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteManifestSchema } from '../../contract/site-manifest.ts';
import { root } from '../../tools/run.ts';

const manifest = siteManifestSchema.parse(
  JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')),
);

/** Built pages that are only sent with an error status. */
const refusals = ['/404', '/problem'];

/** Every built page that can be requested by its path. */
export const builtPages: string[] = Object.keys(manifest.pages).filter(
  (path) => !refusals.includes(path),
);

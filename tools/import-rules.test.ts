import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from './run.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'import-rules-')));
afterAll(() => rmSync(folder, { recursive: true }));

const forbidden = {
  'contract/a.ts': "export { readFile } from 'node:fs/promises';",
  'server/a.ts': "export { Hero } from '../site/sections/Hero.tsx';",
  'server/http/a.ts': "export const store = await import('../store/open-store.ts');",
  'site/pages/a.astro': "---\nimport { open } from '../../server/store/open-store.ts';\n---\n",
  'site/layouts/a.astro': "<script>\n  import { z } from 'zod';\n</script>",
  'site/sections/a.astro': "<script>\n  import { offers } from '../schemas/site.ts';\n</script>",
  'site/sections/a.tsx': "export { Chart } from '../islands/chart/Chart.tsx';",
  'site/sections/b.tsx': "export { company } from '../content/collections.ts';",
  'site/sections/c.tsx': "export { faq } from '../schemas/common.ts';",
  'site/islands/chart/a.tsx': "export { z } from 'zod';",
  'site/islands/chart/b.tsx': "export { enquiry } from '../../../contract/enquiry.ts';",
};

const allowed = {
  'contract/z.ts': "export { z } from 'zod';",
  'contract/z.test.ts': "export { expect } from 'vitest';",
  'server/http/z.ts': "export { submit } from '../enquiries/submit-enquiry.ts';",
  'site/layouts/z.astro':
    "<script>\n  import { onVital } from '../scripts/on-vital.ts';\n</script>",
  'site/sections/z.astro': "---\nimport { company } from '../content/collections.ts';\n---\n",
  'site/sections/z.tsx': "export type { Faq } from '../schemas/common.ts';",
  'site/islands/chart/z.tsx': "export { paths } from '../../../contract/paths.ts';",
};

test('Biome rejects each forbidden import and no allowed one', () => {
  cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  for (const [name, text] of Object.entries({ ...forbidden, ...allowed })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const biome = join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'];
  const { stdout } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const refused = [...stdout.matchAll(/noRestrictedImports,file=([^,]+)/g)].map(([, file = '']) =>
    relative(folder, file),
  );
  expect([...new Set(refused)].toSorted()).toEqual(Object.keys(forbidden).toSorted());
});

import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFile, checkImports } from './check.ts';

test('the project keeps to its own rules', async () => {
  expect(await checkImports(join(import.meta.dirname, '../..'))).toEqual([]);
});

test.each([
  ['site/sections/Hero.tsx', "import { x } from '../islands/Carousel.tsx';"],
  ['site/sections/Hero.tsx', "import { x } from '../schemas/common.ts';"],
  ['site/islands/Form.tsx', "import { z } from 'zod';"],
  [
    'site/pages/index.astro',
    "---\nimport { open } from '../../server/store/open-store.ts';\n---\n<p />",
  ],
  [
    'site/sections/HomePromo.astro',
    "---\nimport { offers } from '../schemas/site.ts';\n---\n<script>\n  import { offers } from '../schemas/site.ts';\n</script>",
  ],
  ['site/layouts/WebVitals.astro', "<script>\n  import { z } from 'zod';\n</script>"],
  ['server/app.ts', "import { Hero } from '../site/sections/Hero.tsx';"],
  ['server/http/routes.ts', "const store = await import('../store/open-store.ts');"],
  ['contract/paths.ts', "export { readFile } from 'node:fs/promises';"],
  ['contract/paths.ts', "import { x } from '../site/lib/locale.ts';"],
])('a forbidden import in %s is named', (file, text) => {
  expect(checkFile(file, text)).toHaveLength(1);
});

test.each([
  ['site/sections/Hero.tsx', "import type { Faq } from '../schemas/common.ts';"],
  ['site/sections/Hero.tsx', "import { Button } from '../ui/Button.tsx';"],
  ['site/sections/Page.astro', "---\nimport { Hero } from '../sections/Hero.tsx';\n---\n<Hero />"],
  [
    'site/layouts/Head.astro',
    "<script>\n  import { onVital } from '../scripts/on-vital.ts';\n</script>",
  ],
  ['server/http/routes.ts', "import { submit } from '../enquiries/submit-enquiry.ts';"],
])('an allowed import in %s passes', (file, text) => {
  expect(checkFile(file, text)).toEqual([]);
});

test('client: directives stand only in .astro files', () => {
  expect(checkFile('site/sections/Hero.tsx', '<Menu client:load />')).toHaveLength(1);
  expect(checkFile('site/pages/index.astro', '---\n---\n<Menu client:load />')).toEqual([]);
});

test('a file that belongs to no room is named', () => {
  expect(checkFile('site/utils/x.ts', '')).toHaveLength(1);
});

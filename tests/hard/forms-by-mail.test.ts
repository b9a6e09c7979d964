import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { readContent } from '../../tools/content/read.ts';
import { copyProject } from '../../tools/copy-project.ts';
import { environment, root } from '../../tools/run.ts';
import { builtPage, textOf } from '../built/built-page.ts';

test('FORMS=mail replaces each form with an email link', () => {
  const copy = copyProject();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  // Only the pages with forms are kept, because rendering the others takes most of a build.
  const routes = join(copy, 'site/pages');
  for (const name of readdirSync(routes)) {
    if (!['index.astro', 'aboutus.astro', 'newsletter.astro', 'artwork'].includes(name)) {
      rmSync(join(routes, name), { recursive: true });
    }
  }
  writeFileSync(join(copy, 'content/site/redirects.yaml'), 'redirects: []\n');
  execFileSync('astro', ['build'], {
    cwd: copy,
    env: { ...environment, FORMS: 'mail' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { forms, company } = readContent(root).content;
  const { enquiry, subscription } = forms?.data.byMail ?? {};
  const dist = join(copy, 'dist');
  const places = [
    [paths.enquiry, 'main', enquiry],
    [paths.newsletter, 'main', subscription],
    [paths.home, 'footer', subscription],
  ] as const;
  for (const [path, place, words] of places) {
    const $ = builtPage(path, dist);
    expect($(`${slots.enquiryForm}, ${slots.subscriptionForm}`), path).toHaveLength(0);
    expect(textOf($, place), path).toContain(words?.text);
    const link = $(`${place} a`).filter((_, element) => $(element).text() === words?.link);
    const subject = encodeURIComponent(words?.subject ?? '');
    expect(link.attr('href'), path).toBe(`mailto:${company?.data.email}?subject=${subject}`);
    expect($(`${place} astro-island[component-url*="Form"]`), path).toHaveLength(0);
  }
}, 240_000);

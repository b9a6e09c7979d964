import { hash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import { pagePolicy } from '../../contract/security-headers.ts';
import type { Built } from './read-built.ts';

/** What a browser would block on the built pages under the policy that they are sent with. */
export function checkPolicy({ manifest, pages }: Built): string[] {
  return pages.flatMap(({ path, html }) => {
    const page = manifest.pages[path];
    const policy = page ? pagePolicy(page, manifest.site) : '';
    // With scripting disabled, the content of noscript is parsed as elements.
    return policyViolations(load(html, { scriptingEnabled: false }), policy).map(
      (problem) => `${path}: ${problem}`,
    );
  });
}

/** Scripts of this type are only data to a browser, unlike speculation rules. */
const data = 'application/ld+json';

/** Inline scripts and styles whose hash isn't in the policy, and inline attributes. */
export function policyViolations($: CheerioAPI, policy: string): string[] {
  const inline = $('style, script:not([src])')
    .toArray()
    .filter((element) => $(element).attr('type') !== data)
    .filter(
      (element) => !policy.includes(`'sha256-${hash('sha256', $(element).text(), 'base64')}'`),
    )
    .map((element) => `its policy blocks <${element.tagName}> ${$(element).text().slice(0, 60)}`);
  const attributes = $('*')
    .toArray()
    .flatMap((element) => Object.keys($(element).attr() ?? {}))
    .filter((name) => name === 'style' || name.startsWith('on'))
    .map((name) => `its policy blocks ${name}=`);
  return [...inline, ...attributes];
}

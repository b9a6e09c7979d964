import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Built } from './read-built.ts';

/** html-validate's rules, with exceptions for this site. */
const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:a11y',
    'html-validate:browser',
  ],
  // Astro puts the styles of islands before the first island, in the body. Styles in noscript are
  // also there.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // React writes `autoComplete`, and HTML ignores the case of attribute names.
    'attr-case': 'off',
    // The Services panel in the header has a heading. check-heads.ts requires h1 to come first in
    // main.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The site's policy blocks inline styles.
    'no-inline-style': ['error', { allowedProperties: [] }],
    // Checkboxes with the same name form one list, such as a plan's items.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The site's own files need no hash, because they are as trusted as the page that links to
    // them.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes ids that begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // CSS keeps each phone number on one line.
    'tel-non-breaking': 'off',
  },
};

/** The problems of every built page, warnings included: `/localseo 4:120 rule: message`. */
export async function checkHtml({ pages }: Built): Promise<string[]> {
  const validator = new HtmlValidate(new StaticConfigLoader(config));
  const problems: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html);
    for (const { line, column, ruleId, message } of results.flatMap((each) => each.messages)) {
      problems.push(`${path} ${line}:${column} ${ruleId}: ${message}`);
    }
  }
  return problems;
}

import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Built } from './read-built.ts';

/** Everything that html-validate knows to ask for, with what it cannot see for itself. */
const config: ConfigData = {
  root: true,
  extends: [
    'html-validate:recommended',
    'html-validate:document',
    'html-validate:a11y',
    'html-validate:browser',
  ],
  // Astro writes the styles of islands before the first of them; styles for noscript are in the body too.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
  rules: {
    // React writes `autoComplete`; to HTML the case of an attribute means nothing.
    'attr-case': 'off',
    // The header contains the heading of the Services panel; check-heads requires h1 first in main.
    'heading-level': ['error', { minInitialRank: 'h2' }],
    // The policy of the site refuses them, so a page would lose what they say.
    'no-inline-style': ['error', { allowedProperties: [] }],
    // Checkboxes of one name are one list, as those of a plan.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // Files of the site's own come with the same trust as the page that names them.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes ids that begin with an underline, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // A style keeps each number on one line.
    'tel-non-breaking': 'off',
  },
};

/** The problems of every built page, warnings included: `/localseo 4:120 rule: sentence`. */
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

/**
 * What the server fills in on a built page. The site marks the places, the server looks for them.
 *
 * - `form[data-form="enquiry"]` on /aboutus, `form[data-form="subscription"]` on /newsletter:
 *   fields by `name`; a field's `aria-describedby` names its (empty, hidden) error element, whose
 *   id ends in `-error`; `[data-error-summary]` inside the form is hidden until there are errors
 *   and holds `[data-error-heading]` and the empty list `[data-error-list]`.
 *   A form that answers with errors is taken out of its island: React would put back what it rendered.
 * - `[data-reference]` on /thank-you; `input[name="token"]` on the newsletter's two button pages.
 * - A plan, within the enquiry form and within `[data-plan-page]` on /plan, for addresses such as
 *   `/plan?item=local-seo&item=technical-seo:standard`:
 *   - `input[name="item"]` with an item as its value: checked when planned, unchecked when not;
 *   - `[data-plan-line="<item>"]`: what is shown of a line. Hidden unless planned; then fields within
 *     that the page has disabled are enabled;
 *   - `[data-plan-if="lines|one|several|empty|left-out|GBP|USD"]`: hidden unless there are lines, a
 *     single one, several, none, items that were left out, a total in this currency;
 *   - `[data-plan-total="GBP|USD"]`: gets the price, such as "from £1,620"; `[data-plan-time]`: when
 *     all is ready; `[data-plan-left-out]`: what was left out and why, as sentences;
 *   - `[data-plan-required]`: a field that is required only without lines;
 *   - `a[data-plan-link="plan|enquiry"]`: gets the address of the plan, or of the form with it.
 *   An island may render these places: only attributes and texts change. What gets a text needs a
 *   string as its only child, '' too, and `suppressHydrationWarning`.
 * - `[data-problem-title]` and `[data-problem-text]` on /problem.
 */
export const slots = {
  enquiryForm: 'form[data-form="enquiry"]',
  subscriptionForm: 'form[data-form="subscription"]',
  errorSummary: '[data-error-summary]',
  errorHeading: '[data-error-heading]',
  errorList: '[data-error-list]',
  /** Around what React makes live. */
  island: 'astro-island',
  planPage: '[data-plan-page]',
  planItem: 'input[name="item"]',
  planLine: '[data-plan-line]',
  planIf: '[data-plan-if]',
  planTotal: '[data-plan-total]',
  planTime: '[data-plan-time]',
  planLeftOut: '[data-plan-left-out]',
  planRequired: '[data-plan-required]',
  planLink: 'a[data-plan-link]',
  reference: '[data-reference]',
  token: 'input[name="token"]',
  problemTitle: '[data-problem-title]',
  problemText: '[data-problem-text]',
} as const;

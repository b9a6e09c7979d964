/**
 * The places on built pages that the server fills in. The site marks them.
 *
 * - `form[data-form="enquiry"]` on /aboutus, `form[data-form="subscription"]` on /newsletter:
 *   fields by `name`; a field's `aria-describedby` names its (empty, hidden) error element, whose
 *   id ends in `-error`; `[data-error-summary]` inside the form is hidden until there are errors
 *   and contains `[data-error-heading]` and the empty list `[data-error-list]`.
 *   A form returned with errors is taken out of its island, because React would remove them.
 * - `[data-reference]` on /thank-you; `input[name="token"]` on /newsletter/confirm and
 *   /newsletter/unsubscribe.
 * - A plan, inside the enquiry form and inside `[data-plan-page]` on /plan, for URLs such as
 *   `/plan?item=local-seo&item=technical-seo:standard`:
 *   - `input[name="item"]` with an item as its value: checked if planned, otherwise unchecked;
 *   - `details[data-plan-fold]`: open if an item inside it is planned;
 *   - `[data-plan-line="<item>"]`: a line of the plan. It is hidden unless its item is planned; if
 *     it is, disabled fields inside the line are enabled;
 *   - `[data-plan-if="lines|one|several|empty|left-out|repeated|in-turn|GBP|USD|<category>|managed-<service>"]`:
 *     hidden unless there are lines, a single line, several or none, none, items left out, a
 *     service more than once, jobs that can wait for one another, a total in this currency, a
 *     service of this category, or this service without a package;
 *   - `[data-plan-total="GBP|USD"]`: the price, such as "from £1,620", in two parts if it contains
 *     `[data-price-words]` and `[data-price-amount]`; `[data-plan-time]`: when everything is ready;
 *     `[data-plan-days="together|in-turn"]`, `[data-plan-time-notes]` and the `width` of
 *     `[data-plan-bar="<item>|longest"]`: the same as a timeline (contract/plan-timeline.ts);
 *     `[data-plan-left-out]`: what was left out and why, and `[data-plan-repeated]`: which work is
 *     in the plan twice, as sentences;
 *   - `[data-plan-required]`: a field that is only required if there are no lines;
 *   - `a[data-plan-link="plan|enquiry"]`: gets the URL of the plan, or of the form with the plan.
 *   An island may render these places, because only attributes and text change. If an element's
 *   text is filled in, its only child must be a string, which may be '', and it needs
 *   `suppressHydrationWarning`.
 * - `[data-problem-title]` and `[data-problem-text]` on /problem.
 */
export const slots = {
  enquiryForm: 'form[data-form="enquiry"]',
  subscriptionForm: 'form[data-form="subscription"]',
  errorSummary: '[data-error-summary]',
  errorHeading: '[data-error-heading]',
  errorList: '[data-error-list]',
  /** The element that React hydrates. */
  island: 'astro-island',
  planPage: '[data-plan-page]',
  planItem: 'input[name="item"]',
  planFold: '[data-plan-fold]',
  planLine: '[data-plan-line]',
  planIf: '[data-plan-if]',
  planTotal: '[data-plan-total]',
  priceWords: '[data-price-words]',
  priceAmount: '[data-price-amount]',
  planTime: '[data-plan-time]',
  planTimeNotes: '[data-plan-time-notes]',
  planDays: '[data-plan-days]',
  planBar: '[data-plan-bar]',
  planLeftOut: '[data-plan-left-out]',
  planRepeated: '[data-plan-repeated]',
  planRequired: '[data-plan-required]',
  planLink: 'a[data-plan-link]',
  reference: '[data-reference]',
  token: 'input[name="token"]',
  problemTitle: '[data-problem-title]',
  problemText: '[data-problem-text]',
} as const;

/**
 * What the server fills in on a built page. The site marks the places, the server looks for them.
 *
 * - `form[data-form="enquiry"]` on /aboutus, `form[data-form="subscription"]` on /newsletter:
 *   fields by `name`; a field's `aria-describedby` names its (empty, hidden) error element, whose
 *   id ends in `-error`; `[data-error-summary]` inside the form is hidden until there are errors
 *   and holds `[data-error-heading]` and the empty list `[data-error-list]`.
 *   A form that answers with errors is taken out of its island: React would put back what it rendered.
 * - `[data-reference]` on /thank-you; `input[name="token"]` on the newsletter's two button pages.
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
  reference: '[data-reference]',
  token: 'input[name="token"]',
  problemTitle: '[data-problem-title]',
  problemText: '[data-problem-text]',
} as const;

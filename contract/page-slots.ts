/**
 * What the server fills in on a built page. The site marks the places, the server looks for them.
 *
 * - `form[data-form="enquiry"]` on /aboutus, `form[data-form="subscription"]` on /newsletter:
 *   fields by `name`; a field's `aria-describedby` names its (empty, hidden) error element, whose
 *   id ends in `-error`; `[data-error-summary]` inside the form is hidden until there are errors
 *   and holds `[data-error-heading]` and the empty list `[data-error-list]`.
 * - `[data-reference]` on /thank-you; `input[name="token"]` on the newsletter's two button pages.
 * - `[data-problem-title]` and `[data-problem-text]` on /problem.
 */
export const slots = {
  enquiryForm: 'form[data-form="enquiry"]',
  subscriptionForm: 'form[data-form="subscription"]',
  reference: '[data-reference]',
  token: 'input[name="token"]',
  problemTitle: '[data-problem-title]',
  problemText: '[data-problem-text]',
} as const;

// The browser's code fills these too: by themselves, so that it does not carry the others.
export const errorSummary = '[data-error-summary]';
export const errorHeading = '[data-error-heading]';
export const errorList = '[data-error-list]';

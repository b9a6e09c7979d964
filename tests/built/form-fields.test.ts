import { expect, test } from 'vitest';
import { enquirySchema } from '../../contract/enquiry.ts';
import { enquiryFields } from '../../contract/enquiry-rules.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { subscriptionSchema } from '../../contract/subscription.ts';
import { builtPage } from './built-page.ts';

/* A form only sends the fields in its HTML, so every field of the contract must be there. */
test.each([
  ['the enquiry form', paths.enquiry, slots.enquiryForm, enquirySchema],
  ['the newsletter form', paths.newsletter, slots.subscriptionForm, subscriptionSchema],
  ['the newsletter form in the footer', paths.home, slots.subscriptionForm, subscriptionSchema],
])('%s has every field of its contract, and no others', (_, path, slot, { shape }) => {
  const $ = builtPage(path);
  const form = $(slot).first();
  const named = form.find('input, textarea, select').toArray();
  const names = named.map((element) => $(element).attr('name') ?? '');
  expect([...new Set(names)].toSorted()).toEqual(Object.keys(shape).toSorted());
});

test('the fields of the enquiry form are in the order in which messages list them', () => {
  const named = builtPage(paths.enquiry)(slots.enquiryForm).first().find('[name]').toArray();
  const names = named.map((element) => element.attribs['name'] ?? '');
  const shown = enquiryFields.filter((field) => names.includes(field));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.map((field) => names.indexOf(field))).toEqual(
    shown.map((field) => names.indexOf(field)).toSorted((one, other) => one - other),
  );
});

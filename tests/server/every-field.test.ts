import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Enquiry, enquirySchema } from '../../contract/enquiry.ts';
import { enquiryHiddenFields } from '../../contract/enquiry-rules.ts';
import { honeypotField } from '../../contract/field-rules.ts';
import { type Subscription, subscriptionSchema } from '../../contract/subscription.ts';
import { postJson } from './requests.ts';
import { runStaffCommand } from './staff-command.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/*
 * Every field of a form's contract arrives everywhere. A new field fails here until it has an
 * example and its value reaches every output. tests/built/form-fields.test.ts checks the forms.
 */

/** Fields that are checked on arrival and not stored. */
const notKept: readonly string[] = [
  enquiryHiddenFields.idempotencyKey,
  enquiryHiddenFields.formToken,
  honeypotField,
];

type Lists = Pick<Enquiry, 'item' | 'seen'>;

const enquiry: Record<
  Exclude<keyof Enquiry, keyof Lists | 'idempotencyKey' | 'formToken' | typeof honeypotField>,
  string
> &
  Lists = {
  firstName: 'Adaobi',
  lastName: 'Okafor-Lindqvist',
  phone: '+44 20 7946 0018',
  email: 'adaobi@shop.example',
  message: 'We sell garden tools.',
  service: 'local-seo',
  package: 'premium',
  item: ['wordpress'],
  seen: ['wordpress=999'],
  consentVersion: '2031-07',
};

const subscription: Record<Exclude<keyof Subscription, typeof honeypotField>, string> = {
  email: 'reader@shop.example',
  consentVersion: '2031-08',
};

/** Values as people see them. */
const names = new Map([
  ['local-seo', 'Local SEO'],
  ['premium', 'Premium'],
  ['wordpress', 'WordPress'],
  ['wordpress=999', 'from £999'],
]);
/** Values as they are stored. */
const kept = new Map([['wordpress=999', '"seen":999']]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp('sqlite');
});
afterAll(() => app.remove());

const keptFields = (schema: { shape: object }) =>
  Object.keys(schema.shape).filter((field) => !notKept.includes(field));
const leads = async (...argv: string[]) => (await runStaffCommand(app, argv)).out;

it('every field of an enquiry reaches the row, the owner, staff and the export', async () => {
  expect(keptFields(enquirySchema).toSorted()).toEqual(Object.keys(enquiry).toSorted());
  const answer = await postJson(`${app.address}/aboutus`, enquiry);
  const { reference } = await answer.json();
  await app.worker.sendDue();
  const row = await app.store.db.selectFrom('enquiries').selectAll().executeTakeFirst();
  const mail = app.mails.find(({ to }) => to !== enquiry.email);
  const forPeople = {
    "the owner's email": mail?.text ?? '',
    'leads show': await leads('show', reference),
    'leads export': await leads('export'),
  };
  const forPrograms = {
    'the row': JSON.stringify(row),
    'leads show --json': await leads('show', reference, '--json'),
    'leads export --format json': await leads('export', '--format', 'json'),
    'leads export-person': await leads('export-person', enquiry.email),
  };
  for (const [field, values] of Object.entries(enquiry)) {
    for (const value of [values].flat()) {
      for (const [place, text] of Object.entries(forPeople)) {
        expect(text, `${field} in ${place}`).toContain(names.get(value) ?? value);
      }
      for (const [place, text] of Object.entries(forPrograms)) {
        expect(text.replaceAll(/\\|(?<=:) /g, ''), `${field} in ${place}`).toContain(
          kept.get(value) ?? value,
        );
      }
    }
  }
});

it('every field of a subscription reaches the row, staff and the export', async () => {
  expect(keptFields(subscriptionSchema).toSorted()).toEqual(Object.keys(subscription).toSorted());
  await postJson(`${app.address}/newsletter`, subscription);
  await app.store.db.updateTable('subscriptions').set({ state: 'confirmed' }).execute();
  const row = await app.store.db.selectFrom('subscriptions').selectAll().executeTakeFirst();
  const places = {
    'the row': JSON.stringify(row),
    'leads subscribers': await leads('subscribers'),
    'leads subscribers --format json': await leads('subscribers', '--format', 'json'),
    'leads export-person': await leads('export-person', subscription.email),
  };
  for (const [field, value] of Object.entries(subscription)) {
    for (const [place, text] of Object.entries(places)) {
      expect(text, `${field} in ${place}`).toContain(value);
    }
  }
});

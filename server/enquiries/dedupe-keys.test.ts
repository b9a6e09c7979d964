import { expect, it } from 'vitest';
import { type EnquiryValues, enquiryFields } from '../../contract/enquiry-rules.ts';
import { dedupeKeys } from './dedupe-keys.ts';

const now = new Date('2026-03-02T09:30:00Z');
const enquiry = {
  // Fields added later stay empty, as they are for enquiries stored before.
  ...(Object.fromEntries(enquiryFields.map((field) => [field, ''])) as EnquiryValues),
  firstName: 'Ada',
  lastName: 'Okafor',
  phone: '+44 20 7946 0018',
  email: 'ada@shop.example',
  message: 'We sell garden tools.',
  service: 'local-seo',
  package: 'premium',
  item: [],
  seen: [],
};

it('makes the same keys as those of stored enquiries', () => {
  // Never change these hashes: enquiries are stored with them.
  expect(dedupeKeys(enquiry, now).all).toEqual([
    'CKIFlgax84IM5Mo1jPzrXLALTQDQG-tkrz3CpkpZeaQ',
    'B4vsqqK5xbzxDBv2VhwbC5OGuAlWuFQk1yZWYlIrEL8',
  ]);
  const idempotencyKey = '7b0c3c5e-6f0e-4d0f-9a1e-2f6a4b8c9d10';
  expect(dedupeKeys({ ...enquiry, idempotencyKey }, now).all).toEqual([
    'd3oAcNEAH3qYWWokkv4TRudBib5Zp3_4oGMyd1Ho2ZY',
  ]);
});

it('tells enquiries with different plans apart, whatever the order of items', () => {
  const own = (item: string[]) => dedupeKeys({ ...enquiry, item }, now).own;
  expect(own(['a', 'b'])).toBe(own(['b', 'a', 'b']));
  expect(new Set([own([]), own(['a']), own(['a', 'b']), own(['a:b'])]).size).toBe(4);
});

it.each(enquiryFields)('tells enquiries with a different %s apart', (field) => {
  const other = { ...enquiry, [field]: 'other' };
  expect(dedupeKeys(other, now).own).not.toBe(dedupeKeys(enquiry, now).own);
});

import { hash } from 'node:crypto';
import type { Enquiry } from '../../contract/enquiry.ts';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

// Don't reorder: the order is part of every stored key.
const first: readonly EnquiryField[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'service',
  'package',
];
// Fields added to the form later. Sorted by name, so that their order in the form doesn't matter.
const later = enquiryFields.filter((field) => !first.includes(field)).toSorted();

/** Enquiries that match any key in `all` are the same enquiry. `own` is the key that is stored. */
export type DedupeKeys = { own: string; all: string[] };

/**
 * Keys that show whether an enquiry was sent twice. If the form sent a key, two enquiries are the
 * same if key and content match, so a form that is changed and sent again counts as new. Without a
 * key (a plain post), they are the same if their content matches and they arrive on the same or
 * consecutive days.
 */
export function dedupeKeys(enquiry: Enquiry, now: Date): DedupeKeys {
  const content = contentOf(enquiry);
  if (enquiry.idempotencyKey) {
    const own = digest(['key', enquiry.idempotencyKey, ...content]);
    return { own, all: [own] };
  }
  const onDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  const own = digest(['day', onDay(now.getTime()), ...content]);
  return { own, all: [own, digest(['day', onDay(now.getTime() - dayMs), ...content])] };
}

/**
 * Later fields are left out if empty, so that keys match those stored before the fields existed.
 */
function contentOf(enquiry: Enquiry): string[] {
  const filled = later.filter((field) => enquiry[field]);
  const items = [...new Set(enquiry.item)].toSorted();
  return [
    ...first.map((field) => enquiry[field]),
    ...filled.flatMap((field) => [field, enquiry[field]]),
    ...(items.length > 0 ? ['item', ...items] : []),
  ];
}

/** Texts that differ only in spacing and case have the same digest. */
export function textDigest(text: string): string {
  return digest([text.toLowerCase().replace(/\s+/g, ' ')]);
}

function digest(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

import { hash } from 'node:crypto';
import type { Enquiry } from '../../contract/enquiry.ts';
import { type EnquiryField, enquiryFields } from '../../contract/enquiry-rules.ts';

const dayMs = 24 * 60 * 60 * 1000;

// Their order is part of every stored key.
const first: readonly EnquiryField[] = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'message',
  'service',
  'package',
];
// Sorted by name, whatever their order in the form.
const later = enquiryFields.filter((field) => !first.includes(field)).toSorted();

/** Any key in `all` means the same enquiry; `own` is the one that is stored. */
export type DedupeKeys = { own: string; all: string[] };

/**
 * What makes two enquiries one: `own` is stored, any of `all` is the same. With the form's key,
 * each key and content is one enquiry, so a form sent again after a change is another. Without a
 * key (a plain post), the same content on the same or the next day is one.
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

/** An empty later field leaves the key as it was before the form had that field. */
function contentOf(enquiry: Enquiry): string[] {
  const filled = later.filter((field) => enquiry[field]);
  const items = [...new Set(enquiry.item)].toSorted();
  return [
    ...first.map((field) => enquiry[field]),
    ...filled.flatMap((field) => [field, enquiry[field]]),
    ...(items.length > 0 ? ['item', ...items] : []),
  ];
}

/** The same for messages that differ only in spacing and case. */
export function messageDigest(enquiry: Enquiry): string {
  return digest([enquiry.message.toLowerCase().replace(/\s+/g, ' ')]);
}

function digest(parts: readonly string[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

import { createReferenceOf } from '../../server/enquiries/reference.ts';
import { enquiryMails } from '../../server/mail/enquiry-messages.ts';
import { newId } from '../../server/store/new-id.ts';
import { newOutboxRow } from '../../server/store/outbox-store.ts';
import type { EnquiryRow, OutboxRow } from '../../server/store/tables.ts';

/** An enquiry of ordinary length, one second after the previous one. */
export function enquiryRow(n: number): EnquiryRow {
  const time = new Date(1_700_000_000_000 + n * 1000);
  const at = time.toISOString();
  const key = n.toString(36).padStart(43, '0');
  return {
    id: newId(time),
    reference: createReferenceOf('GH')(key, 0),
    dedupe_key: key,
    state: 'inbox',
    suspicions: null,
    first_name: 'Ada',
    last_name: `Okafor ${n}`,
    email: `ada${n}@shop.example`,
    email_key: `ada${n}@shop.example`,
    phone: '+44 20 7946 0018',
    message: `We sell garden tools, number-${n}, and want to be found. `.repeat(7),
    service: 'local-seo',
    package: 'premium',
    plan: null,
    consent_version: '2026-01',
    consented_at: at,
    created_at: at,
    answered_at: null,
  };
}

/** The emails of an enquiry, waiting in the outbox. */
export function mailRows({ id, created_at: at }: EnquiryRow): OutboxRow[] {
  const time = new Date(at);
  return enquiryMails(id).map((about) => newOutboxRow(newId(time), about, time));
}

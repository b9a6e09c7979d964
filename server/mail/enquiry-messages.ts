import { fillWords } from '../../contract/fill-words.ts';
import type { EnquiryRow } from '../store/tables.ts';
import type { MailContext, Message } from './envelope.ts';

/** The mails about an enquiry: to the owner, and to the sender. */
export function enquiryMails(enquiryId: string) {
  return [
    { kind: 'owner-enquiry', enquiryId },
    { kind: 'acknowledgement', enquiryId },
  ] as const;
}

/** To the owner: every field, and a reply goes to the sender. */
export function ownerMessage(context: MailContext, enquiry: EnquiryRow): Message {
  const words = context.content.mail.ownerEnquiry;
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const service = nameOf(context.services, enquiry.service);
  const ours = [
    ownName(context.services, enquiry.service),
    ownName(context.packages, enquiry.package),
  ].filter((each) => each !== undefined);
  const chosen = nameOf(context.packages, enquiry.package);
  const { rows } = words;
  return {
    to: context.to,
    // Services and packages by our own names only; a name is one line without control characters.
    subject: fillWords(words.subject, { name, about: ours.join(', ') || words.aboutNothing }),
    heading: words.heading,
    replyTo: { name, address: enquiry.email },
    blocks: [
      { kind: 'paragraph', text: fillWords(words.lead, { name }) },
      {
        kind: 'rows',
        rows: [
          [rows.reference, enquiry.reference],
          [rows.receivedAt, formatTime(context, enquiry.created_at)],
          [rows.name, name],
          [rows.email, enquiry.email],
          [rows.phone, enquiry.phone ?? words.empty],
          [rows.service, service ?? words.empty],
          [rows.package, chosen ?? words.empty],
        ],
      },
      { kind: 'quote', label: rows.message, text: enquiry.message },
      {
        kind: 'rows',
        rows: [
          [rows.origin, enquiry.origin ?? words.empty],
          [rows.consent, consent(context, enquiry)],
        ],
      },
    ],
  };
}

/** To the sender: nothing in it was typed by anybody, so that it cannot carry a stranger's words. */
export function acknowledgementMessage(context: MailContext, enquiry: EnquiryRow): Message {
  const words = context.content.mail.acknowledgement;
  const { reference } = enquiry;
  const [first = '', ...others] = words.paragraphs;
  const paragraphs = [first, aboutOurs(context, enquiry), ...others];
  return {
    to: enquiry.email,
    subject: fillWords(words.subject, { reference }),
    heading: words.heading,
    replyTo: { name: context.content.company.name, address: context.content.company.email },
    blocks: [
      ...paragraphs
        .filter((text) => text !== '')
        .map((text) => ({ kind: 'paragraph' as const, text: fillWords(text, { reference }) })),
      { kind: 'small', text: words.ignore },
    ],
  };
}

/** What it is about, in our own names; '' for what is none of them. */
function aboutOurs({ services, packages, content }: MailContext, enquiry: EnquiryRow): string {
  const words = content.mail.acknowledgement.about;
  const service = ownName(services, enquiry.service);
  const tier = ownName(packages, enquiry.package);
  if (service === undefined) return '';
  return tier === undefined
    ? fillWords(words.service, { service })
    : fillWords(words.serviceAndPackage, { service, package: tier });
}

function ownName(names: Record<string, string>, slug: string | null): string | undefined {
  return slug !== null && Object.hasOwn(names, slug) ? names[slug] : undefined;
}

function nameOf(names: Record<string, string>, slug: string | null): string | null {
  return ownName(names, slug) ?? slug;
}

function consent(context: MailContext, enquiry: EnquiryRow): string {
  const words = context.content.mail.ownerEnquiry;
  if (enquiry.consent_version === null || enquiry.consented_at === null) return words.empty;
  return fillWords(words.consent, {
    version: enquiry.consent_version,
    time: formatTime(context, enquiry.consented_at),
  });
}

function formatTime(context: MailContext, time: string): string {
  return new Intl.DateTimeFormat(context.content.mail.locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(time));
}

import { fillPlural, fillWords } from '../../contract/fill-words.ts';
import { namesOf, slugsOf } from '../../contract/plan.ts';
import { readStoredPlan, type StoredPlan } from '../../contract/plan-schemas.ts';
import type { MailAbout } from '../store/outbox-store.ts';
import type { EnquiryRow } from '../store/tables.ts';
import type { MailContext, Message } from './message.ts';
import { planTable } from './plan-table.ts';

/** The emails about an enquiry: to the owner, and to the sender. */
export function enquiryMails(enquiryId: string, isAcknowledged = true): MailAbout[] {
  const mails: MailAbout[] = [{ kind: 'owner-enquiry', enquiryId }];
  return isAcknowledged ? [...mails, { kind: 'acknowledgement', enquiryId }] : mails;
}

/** To the owner. It has every field, and a reply goes to the sender. */
export function ownerMessage(context: MailContext, enquiry: EnquiryRow): Message {
  const words = context.content.mail.ownerEnquiry;
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  const plan = readStoredPlan(enquiry.plan);
  const chosen = namesOf(context.catalogue(), enquiry);
  const ours = plan ? aboutPlan(context, plan) : listed(chosen.service, chosen.package);
  const { rows } = words;
  return {
    to: context.to,
    // `about` only has names from our content. The sender's name is one line without control
    // characters.
    subject: fillWords(words.subject, { name, about: ours || words.aboutNothing }),
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
          ...(plan
            ? [...unplannedPackage(context, enquiry, plan), ...leftOutRows(context, plan)]
            : ([
                [rows.service, chosen.service ?? enquiry.service ?? words.empty],
                [rows.package, chosen.package ?? enquiry.package ?? words.empty],
              ] as const)),
        ],
      },
      ...(plan ? planTable(context, plan) : []),
      { kind: 'quote', label: rows.message, text: enquiry.message || words.empty },
      { kind: 'rows', rows: [[rows.consent, consent(context, enquiry)]] },
    ],
  };
}

/**
 * To the sender. It quotes nothing that was typed, so nobody can use it to send messages to others.
 */
export function acknowledgementMessage(context: MailContext, enquiry: EnquiryRow): Message {
  const words = context.content.mail.acknowledgement;
  const { reference } = enquiry;
  const plan = readStoredPlan(enquiry.plan);
  const about = plan ? leftOutCount(context, plan) : aboutChosen(context, enquiry);
  const [first = '', ...others] = words.paragraphs;
  const paragraph = (text: string) => ({
    kind: 'paragraph' as const,
    text: fillWords(text, { reference }),
  });
  return {
    to: enquiry.email,
    subject: fillWords(words.subject, { reference }),
    heading: words.heading,
    replyTo: { name: context.content.company.name, address: context.content.company.email },
    blocks: [
      paragraph(first),
      ...(plan ? planTable(context, plan) : []),
      ...[about, ...others].filter((text) => text !== '').map(paragraph),
      { kind: 'small', text: words.ignore },
    ],
  };
}

/**
 * The plan's only item, or the first item's service and the number of others; '' for an empty plan.
 */
function aboutPlan({ content }: MailContext, { lines }: StoredPlan): string {
  const { ownerEnquiry, locale } = content.mail;
  const [first, ...others] = lines;
  if (!first) return '';
  if (others.length === 0) return listed(first.service, first.package);
  const words = fillPlural(ownerEnquiry.aboutSeveral, others.length, locale);
  return fillWords(words, { service: first.service });
}

const listed = (...names: (string | null | undefined)[]) => names.filter(Boolean).join(', ');

/** For the owner: a package that was chosen beside the plan, without the service it is for. */
function unplannedPackage(context: MailContext, enquiry: EnquiryRow, { lines }: StoredPlan) {
  const { package: tier } = enquiry;
  if (tier === null || lines.some(({ item }) => slugsOf(item).package === tier)) return [];
  const name = namesOf(context.catalogue(), enquiry).package ?? tier;
  return [[context.content.mail.ownerEnquiry.rows.package, name] as const];
}

/** For the owner: the items that were left out, as sent. */
function leftOutRows({ content }: MailContext, { leftOut }: StoredPlan) {
  const items = missing(leftOut).join(', ');
  return items === '' ? [] : [[content.mail.ownerEnquiry.rows.leftOut, items] as const];
}

/** For the sender: only the number of items left out, because an unknown item can be any text. */
function leftOutCount({ content }: MailContext, { leftOut }: StoredPlan): string {
  const { plan, locale } = content.mail;
  const { length } = missing(leftOut);
  return length > 0 ? fillPlural(plan.leftOut, length, locale) : '';
}

/** The items left out, except duplicates. */
function missing(leftOut: StoredPlan['leftOut']): string[] {
  return leftOut.flatMap(({ item, reason }) => (reason === 'double' ? [] : [item]));
}

/** The names of the service and package of an enquiry without a plan; '' if they are unknown. */
function aboutChosen({ catalogue, content }: MailContext, enquiry: EnquiryRow): string {
  const words = content.mail.acknowledgement.about;
  const { service, package: tier } = namesOf(catalogue(), enquiry);
  if (service === undefined) return '';
  return tier === undefined
    ? fillWords(words.service, { service })
    : fillWords(words.serviceAndPackage, { service, package: tier });
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

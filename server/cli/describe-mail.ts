import { join } from 'node:path';
import { readContent } from '../content.ts';
import { plainColours } from '../mail/compose.ts';
import { acknowledgementMessage, ownerMessage } from '../mail/enquiry-messages.ts';
import { type MailContext, mailContext } from '../mail/message.ts';
import { quarantineMessage } from '../mail/quarantine-message.ts';
import { findEnquiry } from '../store/enquiry-store.ts';
import { mailAbout } from '../store/outbox-store.ts';
import { findSubscription } from '../store/subscription-store.ts';
import type { Database, OutboxRow } from '../store/tables.ts';
import type { Cli } from './command.ts';
import { readCatalogue } from './enquiry-rows.ts';
import { formatTime, plural } from './plain-text.ts';

export type MailDescription = {
  to: string;
  subject: string;
  /** The enquiry's reference, or '' if the email is about something else. */
  reference: string;
  /** `Sent 2 Mar 2026, 09:30`. */
  status: string;
  /** What went wrong, if anything. */
  error: string[];
};

/** Describes an email for staff. Newsletter emails are not composed, because that stores a token. */
export async function mailDescriber(
  cli: Cli,
): Promise<(mail: OutboxRow) => Promise<MailDescription>> {
  const { db } = await cli.openStore();
  const content = readContent(join(cli.root, 'content/site'));
  const catalogue = readCatalogue(cli);
  const context = mailContext(cli.config, content, {
    catalogue: () => catalogue,
    colours: () => plainColours,
  });
  return async (mail) => {
    const error = mail.last_error && `${plural(mail.attempts, 'attempt')}: ${mail.last_error}`;
    return {
      ...(await headOf(db, context, mail)),
      status: statusOf(mail),
      error: error && mail.state !== 'sent' ? [error] : [],
    };
  };
}

function statusOf({ state, due_at, sent_at }: OutboxRow): string {
  if (state === 'dead') return 'Dead';
  return state === 'sent' ? `Sent ${formatTime(sent_at ?? due_at)}` : `Due ${formatTime(due_at)}`;
}

type Head = Pick<MailDescription, 'to' | 'subject' | 'reference'>;

async function headOf(db: Database, context: MailContext, mail: OutboxRow): Promise<Head> {
  const about = mailAbout(mail);
  if ('enquiryId' in about) {
    const enquiry = await findEnquiry(db, { id: about.enquiryId });
    if (!enquiry) return { to: '', subject: about.kind, reference: '' };
    const isToOwner = about.kind === 'owner-enquiry';
    const make = isToOwner ? ownerMessage : acknowledgementMessage;
    const { to, subject } = make(context, enquiry);
    return { to, subject, reference: enquiry.reference };
  }
  if ('day' in about) {
    const message = await quarantineMessage(db, context, about.day);
    const subject = message?.subject ?? `Nothing left to report for ${about.day}`;
    return { to: context.to, subject, reference: '' };
  }
  const subscription = await findSubscription(db, { id: about.subscriptionId });
  const { confirmSubscription, welcomeSubscriber } = context.content.mail;
  const words = about.kind === 'welcome-subscriber' ? welcomeSubscriber : confirmSubscription;
  return { to: subscription?.email ?? '', subject: words.subject, reference: '' };
}

import { findEnquiry } from '../store/enquiry-store.ts';
import { type MailAbout, mailAbout } from '../store/outbox-store.ts';
import { addTokens, findSubscription } from '../store/subscription-store.ts';
import type { Database, OutboxRow } from '../store/tables.ts';
import { acknowledgementMessage, ownerMessage } from './enquiry-messages.ts';
import type { Mail } from './mail.ts';
import { type MailContext, type Message, toMail } from './message.ts';
import { quarantineMessage } from './quarantine-message.ts';
import { confirmMessage, welcomeMessage } from './subscription-messages.ts';
import { hashToken, newToken } from './token.ts';

/** Composes the email of an outbox row when it is sent; null if it is no longer needed. */
export type MakeMail = (job: OutboxRow, now: Date) => Promise<Mail | null>;

export function createMakeMail(db: Database, context: MailContext): MakeMail {
  return async (job, now) => {
    const message = await messageOf(db, context, job, now);
    return message && toMail(context, job, message, now);
  };
}

function messageOf(
  db: Database,
  context: MailContext,
  job: OutboxRow,
  now: Date,
): Promise<Message | null> {
  const about = mailAbout(job);
  if ('day' in about) return quarantineMessage(db, context, about.day);
  if ('enquiryId' in about) return enquiryMessage(db, context, about);
  return subscriptionMessage(db, context, about, now);
}

async function enquiryMessage(
  db: Database,
  context: MailContext,
  { kind, enquiryId }: Extract<MailAbout, { enquiryId: string }>,
): Promise<Message | null> {
  const enquiry = await findEnquiry(db, { id: enquiryId });
  // Staff may have quarantined it in the meantime.
  if (enquiry?.state !== 'inbox') return null;
  return kind === 'owner-enquiry'
    ? ownerMessage(context, enquiry)
    : acknowledgementMessage(context, enquiry);
}

const confirmWithinDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

// The token is created with the email, so that the store never has it in plain text. An email that
// is sent again has a new token, and both tokens are valid.
async function subscriptionMessage(
  db: Database,
  context: MailContext,
  { kind, subscriptionId }: Extract<MailAbout, { subscriptionId: string }>,
  now: Date,
): Promise<Message | null> {
  const isConfirm = kind === 'confirm-subscription';
  const subscription = await findSubscription(db, { id: subscriptionId });
  if (subscription?.state !== (isConfirm ? 'pending' : 'confirmed')) return null;
  const token = newToken();
  const expiry = new Date(now.getTime() + confirmWithinDays * dayMs);
  await addTokens(db, [
    {
      token_hash: hashToken(token),
      subscription_id: subscription.id,
      purpose: isConfirm ? 'confirm' : 'unsubscribe',
      expires_at: isConfirm ? expiry.toISOString() : null,
    },
  ]);
  return isConfirm
    ? confirmMessage(context, subscription, token, confirmWithinDays)
    : welcomeMessage(context, subscription, token);
}

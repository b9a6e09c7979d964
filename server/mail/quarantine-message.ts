import { fillPlural, fillWords } from '../../contract/fill-words.ts';
import { countQuarantined } from '../store/read-enquiries.ts';
import type { Database } from '../store/tables.ts';
import type { MailContext, Message } from './message.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** By then, everything that arrived before midnight has been stored or refused. */
const afterMidnightMs = 15 * 60 * 1000;

/** The one email about all enquiries that were quarantined on a day (UTC). */
export function quarantineMail(day: string) {
  const dueAt = new Date(dayAfter(day).getTime() + afterMidnightMs);
  return { id: `quarantine-${day}`, about: { kind: 'quarantine', day }, dueAt } as const;
}

function dayAfter(day: string): Date {
  return new Date(Date.parse(day) + dayMs);
}

/**
 * To staff. It has a number and a date, but nothing that a visitor typed. Null if no enquiries of
 * that day are in quarantine any more.
 */
export async function quarantineMessage(
  db: Database,
  context: MailContext,
  day: string,
): Promise<Message | null> {
  const start = new Date(day);
  const count = await countQuarantined(db, start, dayAfter(day));
  if (count === 0) return null;
  const { locale, quarantine: words } = context.content.mail;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    start,
  );
  const paragraphs = [fillPlural(words.lead, count, locale), ...words.paragraphs];
  return {
    to: context.to,
    subject: fillWords(words.subject, { date }),
    heading: words.heading,
    blocks: paragraphs.map((text) => ({
      kind: 'paragraph',
      text: fillWords(text, { date, day }),
    })),
  };
}

import type { Catalogue } from '../../contract/plan.ts';
import type { MailColours } from '../../contract/site-manifest.ts';
import type { Config } from '../config.ts';
import type { Content } from '../content.ts';
import type { OutboxRow } from '../store/tables.ts';
import { type MailBlock, toHtml, toText } from './compose.ts';
import type { Mail, Mailbox } from './mail.ts';

/** What every email is composed from. */
export type MailContext = {
  content: Content;
  siteUrl: string;
  from: Mailbox;
  to: string;
  /** Names for enquiries without a plan. From the latest build, like the colours. */
  catalogue: () => Catalogue;
  colours: () => MailColours;
};

export function mailContext(
  { siteUrl, mailFrom, mailTo }: Config,
  content: Content,
  built: Pick<MailContext, 'catalogue' | 'colours'>,
): MailContext {
  const { name, email } = content.company;
  const from = mailFrom ?? { name, address: email };
  return { content, siteUrl, from, to: mailTo ?? email, ...built };
}

export type Message = {
  to: string;
  subject: string;
  heading: string;
  blocks: readonly MailBlock[];
  replyTo?: Mail['replyTo'];
  headers?: Record<string, string>;
};

export function toMail(context: MailContext, job: OutboxRow, message: Message, now: Date): Mail {
  const { company, mail } = context.content;
  const body = {
    locale: mail.locale,
    heading: message.heading,
    blocks: message.blocks,
    company,
    colours: context.colours(),
  };
  return {
    id: job.id,
    messageId: `<${job.id}@${new URL(context.siteUrl).hostname}>`,
    from: context.from,
    to: message.to,
    ...(message.replyTo ? { replyTo: message.replyTo } : {}),
    subject: message.subject,
    text: toText(body),
    html: toHtml(body),
    headers: { 'Auto-Submitted': 'auto-generated', ...message.headers },
    sentAt: now,
  };
}

import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

export function toNodemailer(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.sentAt,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: { ...mail.replyTo, name: literal(mail.replyTo.name) } } : {}),
    subject: literal(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    // Nothing in an email is ever fetched or read from disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * A header in which nothing is decoded: `=?utf-8?q?...?=`, typed as a name, could stand for line
 * ends and characters that were removed from it.
 */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?');
}

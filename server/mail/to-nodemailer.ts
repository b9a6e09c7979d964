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
    // Nothing in our emails has to be fetched or read from disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/**
 * Stops mail programs from decoding text in a header: a name typed as `=?utf-8?q?...?=` could
 * decode to line breaks and characters that are removed from names.
 */
function literal(text: string): string {
  return text.replaceAll('=?', '= ?');
}

import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mail.ts';

export function toNodemailer(mail: Mail): SendMailOptions {
  return {
    messageId: mail.messageId,
    date: mail.sentAt,
    from: mail.from,
    to: mail.to,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: mail.headers,
    // Nothing in an email is ever fetched or read from disk.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

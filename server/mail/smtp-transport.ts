import { createTransport } from 'nodemailer';
import type { Transport } from './mail.ts';
import { toNodemailer } from './to-nodemailer.ts';

/** One of these always ends a send before its lease does (`leaseMs` in worker.ts). */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

export function smtpTransport(url: string): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    send: async (mail) => {
      await smtp.sendMail(toNodemailer(mail));
    },
    verify: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

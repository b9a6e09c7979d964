import { createTransport } from 'nodemailer';
import { RecipientRejected, type Transport } from './mail.ts';
import { toNodemailer } from './to-nodemailer.ts';

/** For a server that falls silent. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};
/**
 * For a server that keeps answering, but slowly. Less than half a lease: no worker begins a mail in
 * the other half (worker.ts), so none is still sending when another may take the mail.
 */
const sendWithinMs = 50_000;

export function smtpTransport(url: string, withinMs = sendWithinMs): Transport {
  const smtp = createTransport({ url, pool: true, maxConnections: 2, ...timeouts });
  return {
    send: async (mail) => {
      try {
        await smtp.sendMail({ ...toNodemailer(mail), signal: AbortSignal.timeout(withinMs) });
      } catch (error) {
        throw isAddressRefused(error) ? new RecipientRejected(error.message) : error;
      }
    },
    verify: async () => {
      await smtp.verify();
    },
    close: () => smtp.close(),
  };
}

/**
 * No such mailbox, no such domain, or no address at all (RFC 3463, 3.2; RFC 7505). A bare 5xx says
 * too little: to `RCPT TO` a server also answers what it has against the sender or the client.
 */
const noSuchAddress = /^5\d\d[ -]5\.1\.(?:1|2|3|10)\b/;

function isAddressRefused(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'response' in error &&
    typeof error.response === 'string' &&
    noSuchAddress.test(error.response)
  );
}

import { createTransport } from 'nodemailer';
import { RecipientRejected, type Transport } from './mail.ts';
import { toNodemailer } from './to-nodemailer.ts';

/** In case the mail server goes silent. */
const timeouts = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  dnsTimeout: 10_000,
};
/**
 * In case the mail server is slow. Less than half a lease: workers start no email in the second
 * half (worker.ts), so no email is still being sent when another worker may take it.
 */
const sendWithinMs = 50_000;

/** Mail servers on the same machine need no encryption, and their certificates are often self-signed. */
const ownHosts = ['localhost', '127.0.0.1', '[::1]'];

export function smtpTransport(url: string, withinMs = sendWithinMs): Transport {
  const { protocol, hostname, searchParams } = new URL(url);
  const isOwn = ownHosts.includes(hostname);
  // Otherwise, a mail server or an attacker could keep the connection unencrypted.
  const requireTLS = protocol === 'smtp:' && !isOwn && searchParams.get('requireTLS') !== 'false';
  const smtp = createTransport({
    url,
    requireTLS,
    ignoreTLS: isOwn,
    pool: true,
    maxConnections: 1,
    // A server may check an email for a while before it accepts it.
    socketTimeout: sendWithinMs,
    ...timeouts,
  });
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
 * No such mailbox, no such domain, or not an address (RFC 3463, 3.2; RFC 7505). A bare 5xx isn't
 * enough: mail servers also reject `RCPT TO` because of the sender or the client.
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

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** What it received, in order of arrival. */
  received: Email[];
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** Awaited before an email that was received is acknowledged. */
  beforeAnswer?: () => Promise<void>;
  /** Awaited before an email is received. */
  beforeMail?: () => Promise<void>;
  /** Whether it tells the sender to try again later. */
  isRefusing?: () => boolean;
  /** If set, the message with which it permanently rejects every address. */
  refusesAddresses?: string;
  /** An address of this machine; 127.0.0.1 if omitted. */
  host?: string;
};

/** Starts a mail server without encryption or passwords on a free port of this machine. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: async (_address, _session, done) => {
      await options.beforeMail?.();
      if (!options.isRefusing?.()) return done();
      done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
    },
    onRcptTo: (_address, _session, done) => {
      if (!options.refusesAddresses) return done();
      done(Object.assign(new Error(options.refusesAddresses), { responseCode: 550 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(Buffer.from(chunk)));
      stream.on('end', async () => {
        received.push(await PostalMime.parse(Buffer.concat(chunks)));
        await options.beforeAnswer?.();
        done();
      });
    },
  });
  // A client that dies midway is not a failure of the test.
  server.on('error', () => {});
  const { host = '127.0.0.1' } = options;
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://${host}:${port}`, received, close };
}

import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** What it took, in the order it came in. */
  received: Email[];
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** Done before a mail that was taken is said to be. */
  beforeAnswer?: () => Promise<void>;
  /** Done before a mail is begun. */
  beforeMail?: () => Promise<void>;
  /** Whether the sender is to try again later. */
  isRefusing?: () => boolean;
  /** What it answers to every address, for good. */
  refusesAddresses?: string;
};

/** A mail server on a free port of this machine, without encryption and passwords. */
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
  // A client that dies in the middle is no error of the test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

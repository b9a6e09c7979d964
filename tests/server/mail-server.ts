import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type MailServer = {
  url: string;
  /** What it received, in order of arrival. */
  received: Email[];
  close: () => Promise<void>;
};

export type MailServerOptions = {
  /** Awaited before a received email is acknowledged. */
  beforeAnswer?: () => Promise<void>;
  /** Awaited before an email begins. */
  beforeMail?: () => Promise<void>;
  /** Whether the sender should try again later. */
  isRefusing?: () => boolean;
  /** Its permanent rejection of every address. */
  refusesAddresses?: string;
};

/** A mail server on a free port of this machine, without encryption or passwords. */
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
  // A client that dies midway is not an error of the test.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

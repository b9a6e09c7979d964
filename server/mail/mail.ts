/** `name` may be empty. */
export type Mailbox = { name: string; address: string };

/** An email as passed to the transport. `messageId` is the same however often it is sent. */
export type Mail = {
  /** The outbox row's id, which becomes the file name if emails are stored as files. */
  id: string;
  messageId: string;
  from: Mailbox;
  to: string;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  sentAt: Date;
};

/** The mail server won't accept this address, now or later. */
export class RecipientRejected extends Error {
  override name = 'RecipientRejected';
}

export type Transport = {
  /**
   * Rejects if the email could not be sent, with a RecipientRejected if retrying is pointless. An
   * email may be sent more than once.
   */
  send: (mail: Mail) => Promise<void>;
  /** Rejects with the reason if the transport can't be used. */
  verify: () => Promise<void>;
  close: () => void;
};

/** `name` may be empty. */
export type Mailbox = { name: string; address: string };

/** A mail as the transport gets it. `messageId` is the same however often it is sent. */
export type Mail = {
  /** The outbox row's id: names the file where mails become files. */
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

/** The mail server takes nothing for this address, now or later. */
export class RecipientRejected extends Error {
  override name = 'RecipientRejected';
}

export type Transport = {
  /**
   * Rejects when the mail was not handed over, with a RecipientRejected where trying again is in
   * vain; a mail may be handed over more than once.
   */
  send: (mail: Mail) => Promise<void>;
  /** Rejects with the reason when the transport cannot be used. */
  verify: () => Promise<void>;
  close: () => void;
};

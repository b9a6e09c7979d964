/** A mail as the transport gets it. `messageId` is the same however often it is sent. */
export type Mail = {
  /** The outbox row's id: names the file where mails become files. */
  id: string;
  messageId: string;
  from: string;
  to: string;
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  sentAt: Date;
};

/** Rejects when the mail was not handed over; a mail may be handed over more than once. */
export type Transport = {
  send: (mail: Mail) => Promise<void>;
  /** Rejects with the reason when the transport cannot be used. */
  verify: () => Promise<void>;
  close: () => void;
};

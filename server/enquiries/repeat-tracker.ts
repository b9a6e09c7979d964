import type { DedupeKeys } from './dedupe-keys.ts';
import { repeatLimit } from './spam-signals.ts';

/** Who sent a message, and when. The same enquiry may be in flight more than once. */
export type Sender = {
  digest: string;
  key: string;
  since: number;
  underway: number;
  isStored: boolean;
};

/** Remembers who sent which message within a day. In memory, per process. */
export type RepeatTracker = {
  /** Call it when a message with this digest arrives. Each `enter` needs a `leave`. */
  enter: (digest: string, keys: DedupeKeys, now: Date) => Sender;
  /** Whether enough earlier enquiries with this message are stored or in flight. */
  isRepeated: (sender: Sender) => boolean;
  /** From then on, the enquiry only counts if it is new, or newly in the inbox, and on disk. */
  leave: (sender: Sender, isStored: boolean) => void;
};

const messagesAtMost = 25_000;

export function createRepeatTracker(): RepeatTracker {
  const senders = new Map<string, Sender[]>();
  const sendersOf = (digest: string) => senders.get(digest) ?? [];

  /** The latest message goes last. In a flood the oldest is forgotten, which limits memory use. */
  function remember(digest: string, said: Sender[]): void {
    senders.delete(digest);
    senders.set(digest, said);
    const [oldest = ''] = senders.keys();
    if (senders.size > messagesAtMost) senders.delete(oldest);
  }

  // A sender forgotten in a flood has index -1, so it doesn't count as a repeat.
  const isRepeated = (sender: Sender) =>
    sendersOf(sender.digest).indexOf(sender) >= repeatLimit.max;

  return {
    enter: (digest, keys, now) => {
      const since = now.getTime();
      const recent = sendersOf(digest).filter(
        (sender) => sender.underway > 0 || Math.abs(since - sender.since) < repeatLimit.windowMs,
      );
      const known = recent.find(({ key }) => keys.all.includes(key));
      const sender = known ?? { digest, key: keys.own, since, underway: 0, isStored: false };
      sender.underway += 1;
      remember(digest, known ? recent : [...recent, sender]);
      return sender;
    },
    isRepeated,
    leave: (sender, isStored) => {
      sender.underway -= 1;
      sender.isStored ||= isStored;
      // The first few stored are enough to recognise a repeat; more would only use memory.
      const isCounted = sender.isStored && !isRepeated(sender);
      if (sender.underway > 0 || isCounted) return;
      const others = sendersOf(sender.digest).filter((other) => other !== sender);
      if (others.length > 0) senders.set(sender.digest, others);
      else senders.delete(sender.digest);
    },
  };
}

import type { DedupeKeys } from './dedupe-keys.ts';
import { repeatLimit } from './spam-signals.ts';
import type { Stored } from './store-enquiries.ts';

export type MessageEntry = { digest: string; keys: DedupeKeys; now: Date };

/**
 * Stores an enquiry and counts its message once it is on disk: one that the store rejected or
 * already had is not a repeat. `isRepeated` may be called each time the store makes its row.
 */
export type MessageLog = (
  entry: MessageEntry,
  store: (isRepeated: () => boolean) => Promise<Stored>,
) => Promise<Stored>;

/** An enquiry with this message; the same one may be in flight several times. */
type Sender = { key: string; since: number; underway: number; isStored: boolean };

/** Remembers who sent which message within a day. In memory, per process. */
export function createMessageLog(): MessageLog {
  const log = new Map<string, Sender[]>();

  function enter({ digest, keys, now }: MessageEntry): Sender {
    const since = now.getTime();
    const recent = (log.get(digest) ?? []).filter(
      (sender) => sender.underway > 0 || since - sender.since < repeatLimit.windowMs,
    );
    const known = recent.find(({ key }) => keys.all.includes(key));
    const sender = known ?? { key: keys.own, since, underway: 0, isStored: false };
    sender.underway += 1;
    remember(digest, known ? recent : [...recent, sender]);
    return sender;
  }

  function leave(digest: string, sender: Sender): void {
    sender.underway -= 1;
    const isCounted = sender.isStored && isEarly(digest, sender);
    if (sender.underway > 0 || isCounted) return;
    const others = (log.get(digest) ?? []).filter((other) => other !== sender);
    if (others.length > 0) log.set(digest, others);
    else log.delete(digest);
  }

  const isEarly = (digest: string, sender: Sender) =>
    (log.get(digest) ?? []).indexOf(sender) < repeatLimit.max;

  /** The latest goes last. In a flood the oldest is forgotten, so that memory stays bounded. */
  function remember(digest: string, senders: Sender[]): void {
    log.delete(digest);
    log.set(digest, senders);
    const [oldest = ''] = log.keys();
    if (log.size > messagesAtMost) log.delete(oldest);
  }

  return async (entry, store) => {
    const sender = enter(entry);
    try {
      const stored = await store(() => !isEarly(entry.digest, sender));
      sender.isStored ||= stored.isNew;
      return stored;
    } finally {
      leave(entry.digest, sender);
    }
  };
}

const messagesAtMost = 25_000;

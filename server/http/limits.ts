import { isIP, isIPv6, SocketAddress } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../contract/email-address.ts';
import type { HttpDeps } from './http-deps.ts';

/**
 * Allows about `max` in a sliding window of `windowMs`. The previous window's count is weighted by
 * how much of that window the sliding one still covers.
 */
export type Limit = { max: number; windowMs: number };

export type Limiter = {
  /** Counts one more and returns 0, or, beyond the limit, only returns the seconds to wait. */
  consume: (key: string) => number;
  /** Removes one from the count. */
  refund: (key: string) => void;
};

export type Limits = {
  /** Requests of any kind, per client. */
  requests: Limit;
  /**
   * Pages filled in, per client: from their query, or with a form that is over a limit. Beyond it,
   * a page is served as built, or, if it needs a token, filled in but uncompressed, and a form gets
   * the refusal page.
   */
  filled: Limit;
  /** Forms sent, per client. */
  posts: Limit;
  /** Forms sent, per /24 or /48 network: one customer may have all of it. */
  postsOfNetwork: Limit;
  /** Emails that a form triggers, per address. An enquiry beyond it is stored without one. */
  emailsToAddress: Limit;
  /** The same emails, per client, which may name a stranger's address in each form. */
  emailsOfClient: Limit;
  /** Enquiries and subscriptions stored, for all clients together. */
  storedOverall: Limit;
};

const minute = 60_000;
const hour = 60 * minute;

export const defaultLimits: Limits = {
  // An office of 100 people, who each open a page with about ten files every 10 seconds.
  requests: { max: 6000, windowMs: minute },
  // The same office, with one order link per person. Filling in a page costs more than a file.
  filled: { max: 120, windowMs: minute },
  // More forms than one office sends, even with mistakes and repeats.
  posts: { max: 60, windowMs: 10 * minute },
  // Four such clients.
  postsOfNetwork: { max: 240, windowMs: 10 * minute },
  // Enough to correct and resend a form, but too few to flood a mailbox.
  emailsToAddress: { max: 10, windowMs: hour },
  // More people than fill in a form in one office, but too few to harm a mail relay's reputation.
  emailsOfClient: { max: 20, windowMs: 10 * minute },
  // Don't lower it: reaching it closes the forms for everyone. That takes 100 IPv4 addresses at
  // their own limit, and even then a flood needs days to fill a disk. `doctor` warns before that.
  storedOverall: { max: 6000, windowMs: 10 * minute },
};

export type Limiters = Record<keyof Limits, Limiter>;

/** `now` is in milliseconds, from a monotonic clock. */
export function createLimiters(limits: Limits, now: () => number): Limiters {
  return Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [name, createLimiter(limit, now)]),
  ) as Limiters;
}

/** Counts a submitted form. Returns 0 if it may pass, otherwise the seconds to wait. */
export function countPost({ limiters }: HttpDeps, request: FastifyRequest): number {
  const { client, network } = networksOf(request.ip);
  // A client over its own limit doesn't use up the limit of its network.
  return limiters.posts.consume(client) || limiters.postsOfNetwork.consume(network);
}

/**
 * Counts what a form is about to store. Returns 0 if it may, otherwise the seconds to wait. It
 * counts before storing; otherwise many forms sent at once would all pass.
 */
export function countStored({ limiters }: HttpDeps): number {
  return limiters.storedOverall.consume(everybody);
}

/** Counts the email that a form is about to trigger, as `countStored` does. */
export function countEmail(
  { limiters }: HttpDeps,
  { ip }: FastifyRequest,
  form: string,
  email: string,
): number {
  const { client } = networksOf(ip);
  const wait = limiters.emailsOfClient.consume(client);
  if (wait > 0) return wait;
  const waitForAddress = limiters.emailsToAddress.consume(formAndAddress(form, email));
  if (waitForAddress > 0) limiters.emailsOfClient.refund(client);
  return waitForAddress;
}

/** Undoes `countStored`, because nothing new was stored. */
export function refundStored({ limiters }: HttpDeps): void {
  limiters.storedOverall.refund(everybody);
}

/** Undoes `countEmail`, because no email will be sent. */
export function refundEmail(
  { limiters }: HttpDeps,
  { ip }: FastifyRequest,
  form: string,
  email: string,
): void {
  limiters.emailsOfClient.refund(networksOf(ip).client);
  limiters.emailsToAddress.refund(formAndAddress(form, email));
}

/**
 * Each form counts separately: flooding somebody with newsletter emails mustn't block their
 * enquiries. `a.da+anything@` counts as `ada@`, where Gmail and others deliver it.
 */
const formAndAddress = (form: string, email: string) =>
  `${form} ${addressKey(email).replace(/\+[^@]*|\.(?=.*@)/g, '')}`;

const everybody = 'everybody';

/**
 * What the limits count by. `client`: an IPv4 address, or the /64 network of an IPv6 address.
 * `network`: the /24 or the /48 around it, which one customer of a provider may have. Anything that
 * isn't an address counts as one client, because a header may be long and different every time. A
 * connection that has been reset has no address, although Fastify's type says so.
 */
export function networksOf(text = ''): { client: string; network: string } {
  const address = plainAddress(text);
  if (!isIP(address)) return { client: 'unknown', network: 'unknown' };
  if (!isIPv6(address)) return { client: address, network: address.replace(/\.\d+$/, '.0/24') };
  const [head = [], tail = []] = address
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  const groups = [...head, ...zeros, ...tail];
  return {
    client: `${groups.slice(0, 4).join(':')}::/64`,
    network: `${groups.slice(0, 3).join(':')}::/48`,
  };
}

/**
 * The address without port, brackets or zone; IPv4 addresses in IPv4 notation. Anything that isn't
 * an address is left unchanged.
 */
function plainAddress(text: string): string {
  const bare = text.replace(/%.*$/, '');
  const parsed = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare);
  return parsed?.address.replace(/^::ffff:(?=\d+\.)/, '') ?? text;
}

type Count = { start: number; current: number; previous: number };

const recentAtMost = 25_000;

/** Counts in memory, per process. `now` is in milliseconds. */
export function createLimiter(limit: Limit, now: () => number): Limiter {
  let recent = new Map<string, Count>();
  let older = new Map<string, Count>();
  let turnedAt = now();

  /**
   * Forgets keys not seen for two windows, or sooner in a flood of new keys, so that memory stays
   * bounded. It doesn't search the keys, so a flood doesn't slow down requests.
   */
  function forget(time: number): void {
    if (time - turnedAt < 2 * limit.windowMs && recent.size < recentAtMost) return;
    turnedAt = time;
    older = recent;
    recent = new Map();
  }

  /** A key's count at this time. */
  function countOf(key: string, time: number): Count {
    forget(time);
    const count = recent.get(key) ?? older.get(key) ?? { start: time, current: 0, previous: 0 };
    const windows = Math.floor((time - count.start) / limit.windowMs);
    if (windows > 0) {
      count.previous = windows === 1 ? count.current : 0;
      count.current = 0;
      count.start += windows * limit.windowMs;
    }
    recent.set(key, count);
    return count;
  }

  function consume(key: string): number {
    const time = now();
    const count = countOf(key, time);
    const share = 1 - (time - count.start) / limit.windowMs;
    if (count.previous * share + count.current < limit.max) {
      count.current += 1;
      return 0;
    }
    // The share at which the count is down to the limit, in this window or else in the next one.
    const { previous, current } = count;
    const passingShare =
      current < limit.max ? (limit.max - current) / previous : limit.max / current - 1;
    return Math.floor(((share - passingShare) * limit.windowMs) / 1000) + 1;
  }

  function refund(key: string): void {
    const counted = countOf(key, now());
    if (counted.current > 0) counted.current -= 1;
    else counted.previous = Math.max(0, counted.previous - 1);
  }

  return { consume, refund };
}

import { createLimiter, type Limit, type Limiter } from './limiter.ts';

const minute = 60_000;
const hour = 60 * minute;

export type Limits = {
  /** Of one client, whatever it asks for. */
  requests: Limit;
  /** Of forms sent by one client. */
  posts: Limit;
  /** Of forms sent with one mail address. */
  postsForAddress: Limit;
  /** Of forms sent by everybody together. */
  postsOverall: Limit;
};

export const defaultLimits: Limits = {
  requests: { max: 6000, windowMs: minute },
  posts: { max: 60, windowMs: 10 * minute },
  postsForAddress: { max: 10, windowMs: hour },
  postsOverall: { max: 3000, windowMs: 10 * minute },
};

export type Limiters = Record<keyof Limits, Limiter>;

export function createLimiters(limits: Limits, now: () => number): Limiters {
  return {
    requests: createLimiter(limits.requests, now),
    posts: createLimiter(limits.posts, now),
    postsForAddress: createLimiter(limits.postsForAddress, now),
    postsOverall: createLimiter(limits.postsOverall, now),
  };
}

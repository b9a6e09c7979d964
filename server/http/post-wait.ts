import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import type { HttpDeps } from './http-deps.ts';

/** Counts a form that was sent: 0 when it may pass, else how many seconds to wait. */
export function postWait(deps: HttpDeps, request: FastifyRequest): number {
  const wait = deps.limiters.posts.take(clientNetwork(request.ip));
  // Whoever is over his own limit uses up nothing of everybody's.
  return wait > 0 ? wait : deps.limiters.postsOverall.take('everybody');
}

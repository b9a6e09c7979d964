import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-network.ts';
import type { HttpDeps } from './http-deps.ts';

/** Counts a form that was sent: 0 when it may pass, else how many seconds to wait. */
export function postWait(deps: HttpDeps, request: FastifyRequest): number {
  return Math.max(
    deps.limiters.posts.take(clientNetwork(request.ip)),
    deps.limiters.postsOverall.take('everybody'),
  );
}

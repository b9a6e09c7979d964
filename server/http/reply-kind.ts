import type { FastifyRequest } from 'fastify';

/** Whether a script asked, which wants JSON; people get pages. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  if (accept.includes('text/html')) return false;
  const type = request.headers['content-type'] ?? '';
  return accept.includes('application/json') || type.startsWith('application/json');
}

import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import type { HttpDeps } from './http-deps.ts';

export function healthRoutes(app: FastifyInstance, deps: HttpDeps): void {
  app.get(paths.health, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'alive' }),
  );
  app.get(paths.ready, async (_request, reply) => {
    const isReady = await deps.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unable to store' });
  });
}

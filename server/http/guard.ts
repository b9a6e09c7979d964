import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { probePaths } from '../../contract/probe-paths.ts';
import { clientNetwork } from './client-network.ts';
import type { HttpDeps } from './http-deps.ts';
import { isOwnOrigin } from './is-own-origin.ts';
import { isSoundHost } from './is-sound-host.ts';
import { allowedMethods, pathOf } from './methods.ts';

/** What every request passes before its body is read: host, method, limits, origin, encoding. */
export function guard(app: FastifyInstance, deps: HttpDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const { headers, httpVersion } = request.raw;
    const path = pathOf(request.url);
    if (httpVersion !== '1.0' && !isSoundHost(headers.host)) {
      return deps.refuse(request, reply, 'bad-request', close);
    }
    const allowed = allowedMethods(path);
    if (!allowed.includes(request.method)) {
      const allow = allowed.join(', ');
      return deps.refuse(request, reply, 'method-not-allowed', { allow, ...close });
    }
    const isProbe = probePaths.includes(path);
    const wait = isProbe ? 0 : deps.limiters.requests.take(clientNetwork(request.ip));
    if (wait > 0) {
      return deps.refuse(request, reply, 'too-many', { 'retry-after': String(wait), ...close });
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'POST') return;
    const { headers } = request.raw;
    // Mail providers send the one-click post, from their own machines.
    const isOneClick = pathOf(request.url) === paths.newsletterUnsubscribe;
    if (!isOneClick && !isOwnOrigin(headers, deps.siteUrl)) {
      return deps.refuse(request, reply, 'forbidden', close);
    }
    if (headers['content-encoding'] !== undefined) {
      return deps.refuse(request, reply, 'wrong-type', close);
    }
  });
}

// A refused body is not read: the connection ends with the answer.
const close = { connection: 'close' };

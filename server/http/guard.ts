import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { probePaths } from '../../contract/probe-paths.ts';
import { type ConnectionLimits, createOpenLimit } from './create-http-server.ts';
import type { HttpDeps } from './http-deps.ts';
import { networksOf } from './limits.ts';
import { refuseWithoutPage } from './refuse.ts';

// A rejected body isn't read, so the connection is closed after the response.
const close = { connection: 'close' };

/** Checks each request before its body is read: limit, version, host, method, origin, encoding. */
export function guard(app: FastifyInstance, deps: HttpDeps): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request.url);
    // Comes first, so that a client over the limit gets the cheapest response.
    const wait = isUnlimited(request.method, path)
      ? 0
      : deps.limiters.requests.consume(networksOf(request.ip).client);
    if (wait > 0) return refuseWithoutPage(deps, reply, wait);
    if (!hasValidVersionAndHost(request.raw)) {
      return deps.refuse(request, reply, 'bad-request', close);
    }
    const allowed = allowedMethods(path);
    if (!allowed.includes(request.method)) {
      const allow = allowed.join(', ');
      return deps.refuse(request, reply, 'method-not-allowed', { allow, ...close });
    }
    if (request.method !== 'POST') return;
    const { headers } = request.raw;
    // Mail providers send the one-click unsubscribe post from their own machines.
    const isOneClick = path === paths.newsletterUnsubscribe;
    if (!isOneClick && !isOwnOrigin(headers, deps.siteUrl)) {
      return deps.refuse(request, reply, 'forbidden', close);
    }
    if (headers['content-encoding'] !== undefined) {
      return deps.refuse(request, reply, 'wrong-type', close);
    }
  });
}

/**
 * Limits the requests that a client has in progress, because a proxy may pass on each before all of
 * it has arrived. Must be the first hook: if a connection closed before it was counted, it would
 * count for ever.
 */
export function capRequestsInProgress(
  app: FastifyInstance,
  deps: HttpDeps,
  limits: ConnectionLimits,
): void {
  const isOverLimit = createOpenLimit(limits);
  const waitSeconds = Math.ceil(limits.requestMs / 1000);
  app.addHook('onRequest', async ({ ip }, reply) => {
    if (isOverLimit(ip, reply.raw)) return refuseWithoutPage(deps, reply, waitSeconds);
  });
}

/** Monitoring and unsubscribing always work. */
function isUnlimited(method: string, path: string): boolean {
  return method === 'POST'
    ? path === paths.newsletterUnsubscribe
    : allowedMethods(path).includes(method) && probePaths.includes(path);
}

const postPaths: ReadonlySet<string> = new Set([
  paths.enquiry,
  paths.newsletter,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
]);

/** The methods that a path allows; for any other, the response is 405. */
function allowedMethods(path: string): readonly string[] {
  return postPaths.has(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

/** The path of a request target, without its query. */
export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}

/**
 * The path and query of a request target, even one in absolute form. An invalid target becomes a
 * path that doesn't exist, because Fastify would reject it before the guard runs.
 */
export function originForm(target: string): string {
  const url = /^https?:/i.test(target) ? URL.parse(target) : null;
  const local = url ? `${url.pathname}${url.search}` : target;
  const isAddress = local.startsWith('/') && isDecodable(pathOf(local));
  return isAddress ? local : `/${encodeURIComponent(target.toWellFormed())}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** HTTP/1.1 with one valid Host header, or HTTP/1.0 with at most one. */
function hasValidVersionAndHost({
  httpVersion,
  headers,
  headersDistinct,
}: IncomingMessage): boolean {
  const hosts = headersDistinct.host?.length ?? 0;
  if (hosts > 1) return false;
  if (httpVersion === '1.0' && hosts === 0) return true;
  return /^1\.[01]$/.test(httpVersion) && isValidHostHeader(headers.host ?? '');
}

/** A host name or address with an optional port, and nothing else. */
function isValidHostHeader(host: string): boolean {
  return /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i.test(host);
}

/**
 * Whether a form was sent from this site. Browsers say so with Sec-Fetch-Site and Origin. Programs
 * that send neither are let through, because there is no session to misuse.
 */
function isOwnOrigin(headers: IncomingHttpHeaders, siteUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin, host } = headers;
  if (origin === undefined || origin === siteUrl) return true;
  // The site may have further addresses, such as `www` or localhost.
  return host !== undefined && [`https://${host}`, `http://${host}`].includes(origin);
}

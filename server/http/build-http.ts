import { parse } from 'node:querystring';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { paths } from '../../contract/paths.ts';
import { securityHeaders } from '../../contract/security-headers.ts';
import { errorMessage } from '../error-message.ts';
import { type ConnectionLimits, createHttpServer } from './create-http-server.ts';
import { enquiryRoutes } from './enquiry-routes.ts';
import { capRequestsInProgress, guard, originForm, pathOf } from './guard.ts';
import type { HttpDeps } from './http-deps.ts';
import { newsletterRoutes } from './newsletter-routes.ts';
import { answerRaw, statusOfClientError } from './raw-answers.ts';
import { refusalOf, refusalWithStatus, statusOf, storeDownRetrySeconds } from './refuse.ts';
import { staticRoutes } from './static-routes.ts';

/** In bytes. The longest enquiry fits as JSON; for plain posts see contract/enquiry-rules.ts. */
const bodyLimit = 32 * 1024;

export type HttpOptions = { trustedProxyHops: number; connections: ConnectionLimits };

/** A full form sends about 110: each item of a plan with its price, and a dozen fields. */
const formFieldsAtMost = 300;

/** The end of a key in JSON: a quotation mark that isn't escaped, and a colon. */
const keyEnd = /(?<!\\)(?:\\\\)*"\s*:/g;

/** Builds the HTTP layer over the use cases. It doesn't listen yet. */
export async function buildHttp(deps: HttpDeps, options: HttpOptions): Promise<FastifyInstance> {
  const { trustedProxyHops } = options;
  // Responses that may be cached override `cache-control`.
  const headers = { ...securityHeaders(deps.siteUrl), 'cache-control': 'no-store' };
  const all = options.connections.connections;
  // Behind a proxy, all connections come from the proxy, and requests are limited instead.
  const raised = { connectionsOfClient: all, connectionsOfNetwork: all };
  const connections = { ...options.connections, ...(trustedProxyHops > 0 ? raised : {}) };
  const sentence = (status: number) => deps.content.forms.refusals[refusalWithStatus(status)].text;
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    // A function, because Fastify trusts no proxy if given only a number of hops.
    trustProxy: (_address, hop) => hop < trustedProxyHops,
    return503OnClosing: false,
    rewriteUrl: (request) => originForm(request.url ?? '/'),
    clientErrorHandler: (error, socket) => {
      const status = statusOfClientError(error);
      answerRaw(socket, status, headers, sentence(status));
    },
    serverFactory: (handler) => createHttpServer(handler, headers, connections, sentence),
  });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => parseForm(body),
  );
  const parseJson = app.getDefaultJsonParser('remove', 'remove');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      const keys = body.match(keyEnd) ?? [];
      if (keys.length <= formFieldsAtMost) parseJson(request, body, done);
      else done(tooManyFields());
    },
  );
  if (trustedProxyHops > 0) capRequestsInProgress(app, deps, options.connections);
  else lookForProxy(app, deps);
  const { site } = deps;
  // This costs one `stat` per request. A new build is only read once.
  if (site) app.addHook('onRequest', async () => site.refresh());
  guard(app, deps);
  app.setErrorHandler((error, request, reply) => {
    // @fastify/static throws these for Range and If-Match, after setting the file's cache header.
    const status = statusOf(error);
    if (status === 412 || status === 416) {
      return reply.code(status).header('cache-control', 'no-store').send();
    }
    const kind = refusalOf(error);
    // The error may have been thrown before the body was read.
    const ends = { connection: 'close' };
    if (kind === 'unavailable') {
      deps.log.error({ reason: errorMessage(error) }, 'the database is unavailable');
      const wait = { 'retry-after': String(storeDownRetrySeconds) };
      return deps.refuse(request, reply, kind, { ...ends, ...wait });
    }
    if (kind === 'broken' && !isAborted(error)) {
      deps.log.error({ err: loggableError(error) }, 'a request failed');
    }
    return deps.refuse(request, reply, kind, ends);
  });
  app.setNotFoundHandler((request, reply) => deps.refuse(request, reply, 'not-found'));
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url);
    // Only known paths are logged, because other URLs may contain anything.
    const page = deps.site?.current().page(path) ? path : (request.routeOptions.url ?? '-');
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    deps.log.info({ method, page, status: reply.statusCode, ms }, 'answered');
  });
  endConnectionsWhenClosing(app, connections.closingMs);
  enquiryRoutes(app, deps);
  await newsletterRoutes(app, deps);
  app.get(paths.health, async () => ({ status: 'alive' }));
  app.get(paths.ready, async (_request, reply) => {
    const isReady = await deps.isReady();
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unable to store' });
  });
  await staticRoutes(app, deps);
  return app;
}

function parseForm(body: string) {
  if (body.split('&').length <= formFieldsAtMost) return parse(body);
  throw tooManyFields();
}

/** Thousands of fields or keys are rejected before parsing, which would delay other visitors. */
function tooManyFields(): Error {
  return Object.assign(new Error('too many form fields'), { statusCode: 413 });
}

/**
 * The parts of an error that are logged. Others may contain what a visitor typed: PostgreSQL's
 * errors include the row.
 */
function loggableError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  return { type: error.name, code: codeOf(error), message: error.message, stack: error.stack };
}

/** Whether the client's connection broke while the response was being sent. */
function isAborted(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

function lookForProxy(app: FastifyInstance, deps: HttpDeps): void {
  let isSeen = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isSeen || !(headers.forwarded || headers['x-forwarded-for'])) return;
    isSeen = true;
    deps.onUntrustedProxy();
  });
}

// Without this, keep-alive connections would delay a shutdown.
function endConnectionsWhenClosing(app: FastifyInstance, closingMs: number): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    setTimeout(() => app.server.closeAllConnections(), closingMs).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  // A response that was already being sent told the client that its connection stays open.
  app.addHook('onResponse', async () => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
  });
}

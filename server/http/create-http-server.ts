import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './limits.ts';
import { answerRaw } from './raw-answers.ts';

export type ConnectionLimits = {
  headersMs: number;
  requestMs: number;
  idleMs: number;
  /** How long a connection may be silent because a response isn't being read or sent. */
  silentMs: number;
  /** How long clients may still send their request and read the response during shutdown. */
  closingMs: number;
  /**
   * Unanswered requests per connection. Browsers and proxies send one at a time, but may send the
   * next one before the last response is closed here.
   */
  pipelined: number;
  connections: number;
  /**
   * Per client and per network, as in the rate limits. A browser opens up to six connections, so
   * an office of 40 people behind one address fits. Raised behind a proxy, where all connections
   * come from one client.
   */
  connectionsOfClient: number;
  connectionsOfNetwork: number;
};

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  idleMs: 20_000,
  silentMs: 30_000,
  closingMs: 18_000,
  pipelined: 2,
  connections: 4000,
  connectionsOfClient: 256,
  connectionsOfNetwork: 1024,
};

/**
 * Node's server with time limits, connection limits and the given headers on every response,
 * including the ones that Node sends itself. `sentence` is the text sent with a status.
 */
export function createHttpServer(
  handler: RequestListener,
  headers: Record<string, string>,
  limits: ConnectionLimits,
  sentence: (status: number) => string,
): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.idleMs,
      connectionsCheckingInterval: Math.min(1000, limits.headersMs / 4),
      maxHeaderSize: 16 * 1024,
      // The guard rejects a missing host instead, with the headers that Node would leave out.
      requireHostHeader: false,
    },
    // The rest of what a closed connection had sent would still be handled.
    (request, response) => {
      if (!request.socket.destroyed) handler(request, response);
    },
  );
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silentMs);
  capConnections(server, limits.connectionsOfClient, ({ client }) => client);
  capConnections(server, limits.connectionsOfNetwork, ({ network }) => network);
  capPipelined(server, limits.pipelined);
  // A client that half-closes its connection still gets its response. The option is missing from
  // Node's types.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  server.on('connect', (_request, socket) => {
    answerRaw(socket, 405, { ...headers, allow: 'GET, HEAD' }, sentence(405));
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  return server;
}

/** Closes a connection if too many others have the same key. */
function capConnections(
  server: Server,
  most: number,
  keyOf: (networks: ReturnType<typeof networksOf>) => string,
): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const key = keyOf(networksOf(socket.remoteAddress));
    const count = (open.get(key) ?? 0) + 1;
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left === 0) open.delete(key);
      else open.set(key, left);
    });
    if (count > most) socket.destroy();
  });
}

/**
 * Closes a connection that sends requests without reading the responses: each keeps a file open.
 */
function capPipelined(server: Server, most: number): void {
  const waiting = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > most) socket.destroy();
  });
}

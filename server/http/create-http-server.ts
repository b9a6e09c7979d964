import type { EventEmitter } from 'node:events';
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
   * an office of 40 people behind one address fits. A proxy opens a connection for each
   * request in progress, so behind one, requests are limited instead.
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
  const isOverLimit = createOpenLimit(limits);
  server.prependListener('connection', (socket) => {
    if (isOverLimit(socket.remoteAddress, socket)) socket.destroy();
  });
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

/**
 * Counts what each client and each network has open until `part` closes, and says whether that is
 * too much.
 */
export function createOpenLimit(
  limits: Pick<ConnectionLimits, 'connectionsOfClient' | 'connectionsOfNetwork'>,
): (address: string | undefined, part: EventEmitter) => boolean {
  const ofClients = new Map<string, number>();
  const ofNetworks = new Map<string, number>();
  return (address, part) => {
    const { client, network } = networksOf(address);
    part.once('close', () => {
      add(ofClients, client, -1);
      add(ofNetworks, network, -1);
    });
    const isClientOver = add(ofClients, client, 1) > limits.connectionsOfClient;
    return add(ofNetworks, network, 1) > limits.connectionsOfNetwork || isClientOver;
  };
}

function add(counts: Map<string, number>, key: string, change: number): number {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
  return count;
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

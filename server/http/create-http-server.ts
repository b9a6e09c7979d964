import { createServer, type RequestListener, type Server } from 'node:http';
import { answerRaw, statusOfClientError } from './raw-answers.ts';

export type ConnectionLimits = {
  headersMs: number;
  requestMs: number;
  idleMs: number;
  connections: number;
};

export const connectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 15_000,
  idleMs: 20_000,
  connections: 4000,
};

/**
 * Node's server with time limits, a connection cap and the given headers on every answer: also on
 * those that Node itself would send bare. `sentence` is what is said with a status to who sent what
 * cannot be read.
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
      // The guard refuses a missing host, with the headers that Node would leave out.
      requireHostHeader: false,
    },
    handler,
  );
  server.maxConnections = limits.connections;
  // A client that has said all it wants to say still gets its answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.prependListener('request', (_request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = statusOfClientError(error);
    answerRaw(socket, status, headers, sentence(status));
  });
  server.on('connect', (_request, socket) => {
    answerRaw(socket, 405, { ...headers, allow: 'GET, HEAD' }, sentence(405));
  });
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end();
  });
  return server;
}

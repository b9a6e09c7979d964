import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** Answers a request that Fastify doesn't get to see, and closes its connection. */
export function answerRaw(
  socket: Duplex,
  status: number,
  headers: Record<string, string>,
  text: string,
): void {
  // After CONNECT nothing else handles the socket's errors, so a reset would end the process.
  socket.on('error', () => {});
  if (!socket.writable || hasBegunAnswer(socket)) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({
    ...headers,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
  // A client that doesn't read the response can't keep the connection open.
  setTimeout(() => socket.destroy(), 1000).unref();
}

/**
 * If a response has begun, anything written now would be read as part of it. Node's own handler
 * checks this in the same way.
 */
function hasBegunAnswer(socket: Duplex): boolean {
  if (!('_httpMessage' in socket)) return false;
  return socket._httpMessage instanceof ServerResponse && socket._httpMessage.headersSent;
}

/** The status for an error of Node's HTTP parser. */
export function statusOfClientError(error: NodeJS.ErrnoException): number {
  if (error.code === 'HPE_HEADER_OVERFLOW') return 431;
  if (error.code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return 413;
  return error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}

import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that is the same for everybody, in each encoding. */
export type CompressedPage = { plain: Buffer; br: Buffer; gzip: Buffer };

/** The highest level would take twenty times as long, for a twentieth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

export function compressedPage(html: string): CompressedPage {
  const br = brotliCompressSync(html, brotliOptions);
  return { plain: Buffer.from(html), br, gzip: gzipSync(html) };
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding === null) return reply.send(page.plain);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

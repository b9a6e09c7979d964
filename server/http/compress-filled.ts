import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';

/** The highest level takes a hundred times as long, for a fifth less. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } };
/** Bytes. What is smaller fits into the first packet anyhow. */
const LEAST = 1400;

const compressors = {
  br: (text: string) => promisify(brotliCompress)(text, brotliOptions),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Compresses pages made for one visitor. Files of dist/ are compressed by the build. */
export function compressFilled(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (typeof payload !== 'string' || !isPage || payload.length < LEAST) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = negotiator.negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
    if (encoding === null) return payload;
    const packed = await compressors[encoding](payload);
    reply.header('content-encoding', encoding);
    return packed;
  });
}

import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from '../../contract/security-headers.ts';
import type { SitePage } from '../../contract/site-manifest.ts';

/** Brotli's highest level would take a hundred times as long and make pages a tenth smaller. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressors = {
  br: (html: string) => promisify(brotliCompress)(html, brotli),
  gzip: (html: string) => promisify(gzip)(html),
};

let last: Promise<unknown> = Promise.resolve();

/** Runs one task at a time. Other requests get their turn in between. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const done = last.then(() => setImmediate()).then(task);
  last = done.catch(() => {});
  return done;
}

/**
 * Sends a page filled in for one visitor. Pages are filled in and compressed one at a time. A page
 * that is sent without compression is filled in at once.
 */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  siteUrl: string,
  fill: () => string,
  isCompressed = true,
): Promise<FastifyReply> {
  const accepted = isCompressed ? request.headers['accept-encoding'] : undefined;
  const encoding = negotiateEncoding(accepted, reply);
  const body = encoding === null ? fill() : await inTurn(() => compressors[encoding](fill()));
  return reply.header('content-security-policy', pagePolicy(page, siteUrl)).send(body);
}

/** A page that is the same for everyone, in each encoding. */
export type CompressedPage = { plain: Buffer; br: Buffer; gzip: Buffer };

export function compressedPage(html: string): CompressedPage {
  const br = brotliCompressSync(html, brotli);
  return { plain: Buffer.from(html), br, gzip: gzipSync(html) };
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  return reply.send(page[negotiateEncoding(request.headers['accept-encoding'], reply) ?? 'plain']);
}

/** Sets the headers for the page's encoding. Returns null if the page is sent unencoded. */
function negotiateEncoding(accepted = '', reply: FastifyReply): 'br' | 'gzip' | null {
  const encoding = negotiator.negotiate(accepted, ['br', 'gzip']);
  reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding');
  if (encoding !== null) reply.header('content-encoding', encoding);
  return encoding;
}

import { setTimeout } from 'node:timers/promises';
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
  identity: async (html: string): Promise<string | Buffer> => html,
};

/** The pause between two pages, in milliseconds, about as long as filling in a page takes. */
const restMs = 10;

/** About two seconds' worth. */
const mostWaiting = 64;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** Whether so many pages are waiting to be filled in that further ones are better sent as built. */
export function areManyWaiting(): boolean {
  return waiting >= mostWaiting;
}

/** Runs one task at a time, with a pause for other requests after each. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  waiting += 1;
  const done = last.then(task).finally(() => {
    waiting -= 1;
  });
  last = done.catch(() => {}).then(() => setTimeout(restMs));
  return done;
}

/**
 * Sends a page filled in for one visitor. Pages are filled in and compressed one at a time. Urgent
 * ones don't wait and aren't compressed.
 */
export async function sendFilled(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SitePage,
  siteUrl: string,
  fill: () => string,
  isUrgent = false,
): Promise<FastifyReply> {
  const accepted = isUrgent ? undefined : request.headers['accept-encoding'];
  const compress = compressors[negotiateEncoding(accepted, reply) ?? 'identity'];
  const body = isUrgent ? fill() : await inTurn(() => compress(fill()));
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

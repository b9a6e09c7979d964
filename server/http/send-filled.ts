import type { FastifyReply } from 'fastify';
import { pagePolicy } from '../../contract/security-headers.ts';
import type { SitePage } from '../../contract/site-manifest.ts';

/** A page made for one visitor, never cached. */
export function sendFilled(
  reply: FastifyReply,
  page: SitePage,
  siteUrl: string,
  html: string,
): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(page, siteUrl),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}

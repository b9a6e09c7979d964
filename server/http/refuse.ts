import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Refusal, refusals } from '../../contract/answers.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { pagePolicy } from '../../contract/security-headers.ts';
import type { Content } from '../content.ts';
import { isStoreDown } from '../store/store-error.ts';
import { fillSlots } from './fill-page.ts';
import { derivedFromSite, type LiveSite } from './live-site.ts';
import { type CompressedPage, compressedPage, sendCompressed } from './send-page.ts';
import type { Site } from './site.ts';

export type RefusalKind = Refusal['error'];

/** Responds with a page for people or JSON for scripts. The response isn't cached. */
export type Refuse = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RefusalKind,
  headers?: Record<string, string>,
) => FastifyReply;

export const refusalStatus: Record<RefusalKind, number> = {
  'bad-request': 400,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-slow': 408,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  broken: 500,
  unavailable: 503,
};

/** How long a client should wait before trying again if nothing can be stored. */
export const storeDownRetrySeconds = 120;

/** The kind of refusal with this status. */
export function refusalWithStatus(status: number): RefusalKind {
  return refusals.find((kind) => refusalStatus[kind] === status) ?? 'bad-request';
}

/** The kind of refusal for an error thrown in a handler. */
export function refusalOf(error: unknown): RefusalKind {
  const status = statusOf(error);
  if (status >= 400 && status < 500) return refusalWithStatus(status);
  return isStoreDown(error) ? 'unavailable' : 'broken';
}

/** The status that a library gave its error, otherwise 500. */
export function statusOf(error: unknown): number {
  const hasStatus = error instanceof Error && 'statusCode' in error;
  return hasStatus && typeof error.statusCode === 'number' ? error.statusCode : 500;
}

/** Whether the request is from a script, which wants JSON; people get pages. */
export function wantsJson(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '';
  if (accept.includes('text/html')) return false;
  const type = request.headers['content-type'] ?? '';
  return accept.includes('application/json') || type.startsWith('application/json');
}

type RefuseDeps = { content: Content; site: LiveSite | null; siteUrl: string };

/**
 * Makes the page of each kind once for every build, when it is first needed: all of them together
 * would hold up other requests.
 */
export function createRefuse(deps: RefuseDeps): Refuse {
  const pagesOf = (site: Site | null) => {
    const pages = new Map<RefusalKind, ReturnType<typeof makePage>>();
    return (kind: RefusalKind) => {
      const page = pages.get(kind) ?? makePage(deps, site, kind);
      pages.set(kind, page);
      return page;
    };
  };
  const pages = derivedFromSite(deps.site, pagesOf);

  return (request, reply, kind, headers = {}) => {
    // Overrides the cache header of a file that then couldn't be sent.
    reply.code(refusalStatus[kind]).header('cache-control', 'no-store').headers(headers);
    if (wantsJson(request)) {
      const { text } = deps.content.forms.refusals[kind];
      return reply.send({ error: kind, message: text } satisfies Refusal);
    }
    const made = pages()(kind);
    if (made.policy) reply.header('content-security-policy', made.policy);
    return sendCompressed(request, reply, made.page);
  };
}

/** A 429 without a page, for clients that send too many requests. */
export function refuseWithoutPage(
  { content }: { content: Content },
  reply: FastifyReply,
  waitSeconds: number,
): FastifyReply {
  return reply
    .code(refusalStatus['too-many'])
    .headers({ 'retry-after': String(waitSeconds), connection: 'close' })
    .type('text/plain; charset=utf-8')
    .send(content.forms.refusals['too-many'].text);
}

function makePage(
  { content, siteUrl }: RefuseDeps,
  site: Site | null,
  kind: RefusalKind,
): { page: CompressedPage; policy: string | null } {
  const { title, text } = content.forms.refusals[kind];
  const template = site?.template(kind === 'not-found' ? paths.notFound : paths.problem);
  if (!template) {
    return { page: compressedPage(fillSlots(bare, { title, h1: title, p: text })), policy: null };
  }
  const policy = pagePolicy(template.page, siteUrl);
  if (kind === 'not-found') return { page: compressedPage(template.html), policy };
  const texts = { title, [slots.problemTitle]: title, [slots.problemText]: text };
  return { page: compressedPage(fillSlots(template.html, texts)), policy };
}

const bare =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><h1></h1><p></p></body></html>';

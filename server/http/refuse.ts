import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../../contract/answers.ts';
import { fillWords } from '../../contract/fill-words.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { pagePolicy } from '../../contract/security-headers.ts';
import type { Content } from '../content.ts';
import { fillSlots } from './fill-page.ts';
import { wantsJson } from './reply-kind.ts';
import type { Site } from './site.ts';

export type RefusalKind = Refusal['error'];

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

/** Words of a refusal; the company's mail address is always at hand. */
export function refusalWords(content: Content, kind: RefusalKind) {
  const { title, text } = content.forms.refusals[kind];
  return { title, text: fillWords(text, { email: content.company.email }) };
}

/** Answers with a page for people or JSON for a script, and never keeps the answer. */
export function createRefuse(deps: {
  content: Content;
  site: Site | null;
  siteUrl: string;
}): Refuse {
  return (request, reply, kind, headers = {}) => {
    reply.code(refusalStatus[kind]).header('cache-control', 'no-store').headers(headers);
    const words = refusalWords(deps.content, kind);
    if (wantsJson(request)) {
      return reply.send({ error: kind, message: words.text } satisfies Refusal);
    }
    const path = kind === 'not-found' ? paths.notFound : paths.problem;
    const template = deps.site?.template(path);
    reply.type('text/html; charset=utf-8');
    if (!template) return reply.send(barePage(words));
    reply.header('content-security-policy', pagePolicy(template.page, deps.siteUrl));
    if (kind === 'not-found') return reply.send(template.html);
    return reply.send(
      fillSlots(template.html, {
        title: words.title,
        [slots.problemTitle]: words.title,
        [slots.problemText]: words.text,
      }),
    );
  };
}

function barePage({ title, text }: { title: string; text: string }): string {
  const skeleton =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head><body><h1></h1><p></p></body></html>';
  return fillSlots(skeleton, { title, h1: title, p: text });
}

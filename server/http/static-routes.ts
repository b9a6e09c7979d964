import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryHiddenFields } from '../../contract/enquiry-rules.ts';
import { headersOfFile } from '../../contract/file-headers.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { referencePattern } from '../../contract/reference.ts';
import { pagePolicy } from '../../contract/security-headers.ts';
import { tokenSchema } from '../../contract/subscription.ts';
import { signFormToken } from '../enquiries/form-token.ts';
import { formTemplate, slotTemplate } from './fill-page.ts';
import { planFilling, planWords } from './fill-plan.ts';
import { pathOf } from './guard.ts';
import type { HttpDeps } from './http-deps.ts';
import { networksOf } from './limits.ts';
import { derivedFromSite } from './live-site.ts';
import { areManyWaiting, sendFilled } from './send-page.ts';
import type { Site } from './site.ts';

/** Serves the pages and files in dist/ as the build compressed them. */
export async function staticRoutes(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const { site } = deps;
  if (!site) return;
  await app.register(fastifyStatic, {
    root: site.current().root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'allow',
  });
  const fills = derivedFromSite(site, (built) => fillsOf(deps, built));
  app.get('/*', (request, reply) => sendStatic(deps, site.current(), fills(), request, reply));
}

/**
 * These pages are filled in even beyond the limit, because they are useless without their token or
 * reference. Sent uncompressed, they cost no more than a file.
 */
const smallPaths: ReadonlySet<string> = new Set([
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
  paths.thankYou,
]);

function sendStatic(
  deps: HttpDeps,
  site: Site,
  fills: ReadonlyMap<string, Fill>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const path = pathOf(request.url);
  const moved = site.hasAsset(path) ? null : site.redirect(path);
  if (moved) {
    return reply
      .header('cache-control', 'max-age=3600')
      .redirect(withQuery(moved.to, request.url), moved.status);
  }
  const page = site.page(path);
  if (page) {
    const filling = fillingFor(deps, path, fills.get(path), request);
    if (filling) {
      return sendFilled(request, reply, page, deps.siteUrl, filling.fill, filling.isLimited);
    }
    reply.header('content-security-policy', pagePolicy(page, deps.siteUrl));
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(page.file);
  }
  if (!site.hasAsset(path)) return deps.refuse(request, reply, 'not-found');
  reply.headers({ 'cache-control': 'no-cache', ...headersOfFile(path) });
  return reply.sendFile(path.slice(1));
}

/**
 * What fills in the page for this request, or null, and whether the client is over its limit or too
 * many pages are waiting.
 */
function fillingFor(
  deps: HttpDeps,
  path: string,
  fillOf: Fill | undefined,
  request: FastifyRequest,
) {
  if (!fillOf || !request.url.includes('?')) return null;
  const { client } = networksOf(request.ip);
  // Comes first, so that the query of a client over its limit isn't even read.
  const isLimited = deps.limiters.filled.consume(client) > 0 || areManyWaiting();
  const mayFill = !isLimited || smallPaths.has(path);
  const fill = mayFill ? fillOf(new Map(Object.entries(request.query ?? {}))) : null;
  if (!fill && !isLimited) deps.limiters.filled.refund(client);
  return fill && { fill, isLimited };
}

function withQuery(to: string, url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? to : `${to}${url.slice(start)}`;
}

type Query = ReadonlyMap<string, unknown>;
/**
 * Returns what fills in a page from its query, for visitors without JavaScript, or null if there is
 * nothing to fill in.
 */
type Fill = (query: Query) => (() => string) | null;

function fillsOf(deps: HttpDeps, site: Site | null): ReadonlyMap<string, Fill> {
  const templates: [path: string, fillOf: (html: string) => Fill][] = [
    [paths.enquiry, (html) => enquiryFill(deps, html)],
    [paths.plan, (html) => planFill(deps, html)],
    [paths.newsletterConfirm, tokenFill],
    [paths.newsletterUnsubscribe, tokenFill],
    [paths.thankYou, referenceFill],
  ];
  return new Map(
    templates.flatMap(([path, fillOf]) => {
      const template = site?.template(path);
      return template ? [[path, fillOf(template.html)] as const] : [];
    }),
  );
}

function enquiryFill(deps: HttpDeps, html: string): Fill {
  const fill = formTemplate(html, slots.enquiryForm);
  return (query) => {
    const plan = planAsked(deps, query);
    const message = query.get('message');
    const said = typeof message === 'string' ? { message } : {};
    if (!plan && message === undefined) return null;
    return () => fill({ values: { ...said, ...freshForm(deps) }, plan });
  };
}

function planFill(deps: HttpDeps, html: string): Fill {
  const fill = formTemplate(html, slots.planPage);
  return (query) => {
    const plan = planAsked(deps, query);
    return plan && (() => fill({ values: {}, plan }));
  };
}

function planAsked(deps: HttpDeps, query: Query) {
  const asked = Object.fromEntries(query);
  return planFilling(asked, deps.catalogue(), planWords(deps));
}

function tokenFill(html: string): Fill {
  const fill = slotTemplate(html, slots.token);
  return (query) => {
    const token = tokenSchema.safeParse(query.get('token'));
    return token.success ? () => fill(token.data) : null;
  };
}

function referenceFill(html: string): Fill {
  const fill = slotTemplate(html, slots.reference);
  return (query) => {
    const reference = query.get('reference');
    return typeof reference === 'string' && referencePattern.test(reference)
      ? () => fill(reference)
      : null;
  };
}

function freshForm(deps: HttpDeps): Record<string, string> {
  const { formToken, idempotencyKey } = enquiryHiddenFields;
  return {
    [formToken]: signFormToken(deps.formSecret, deps.now()),
    [idempotencyKey]: randomUUID(),
  };
}

import { randomUUID } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { enquiryHiddenFields } from '../../contract/enquiry-rules.ts';
import { headersOfFile } from '../../contract/file-headers.ts';
import { slots } from '../../contract/page-slots.ts';
import { fieldsOfAbout, paths, referencePattern } from '../../contract/paths.ts';
import { pagePolicy } from '../../contract/security-headers.ts';
import { tokenSchema } from '../../contract/subscription.ts';
import { signFormToken } from '../enquiries/form-token.ts';
import { fillForm, fillSlots } from './fill-page.ts';
import { pathOf } from './guard.ts';
import type { HttpDeps } from './http-deps.ts';
import { sendFilled } from './send-filled.ts';
import type { Site } from './site.ts';

/** Pages and files of dist/, as the build compressed them. */
export async function staticRoutes(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const { site } = deps;
  if (!site) return;
  await app.register(fastifyStatic, {
    root: site.root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'allow',
  });
  app.get('/*', (request, reply) => sendStatic(deps, site, request, reply));
}

function sendStatic(deps: HttpDeps, site: Site, request: FastifyRequest, reply: FastifyReply) {
  const path = pathOf(request.url);
  const moved = site.redirect(path);
  if (moved) {
    return reply
      .header('cache-control', 'max-age=3600')
      .redirect(withQuery(moved.to, request.url), moved.status);
  }
  const page = site.page(path);
  if (page) {
    const filled = fillFromQuery(deps, site, path, request.query);
    if (filled) return sendFilled(reply, page, deps.siteUrl, filled);
    reply.header('content-security-policy', pagePolicy(page, deps.siteUrl));
    reply.header('cache-control', 'no-cache');
    return reply.sendFile(page.file);
  }
  if (!site.hasAsset(path)) return deps.refuse(request, reply, 'not-found');
  reply.headers({ 'cache-control': 'no-cache', ...headersOfFile(path) });
  return reply.sendFile(path.slice(1));
}

function withQuery(to: string, url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? to : `${to}${url.slice(start)}`;
}

/** The page with what the address says put in, for visitors without script; null when nothing. */
function fillFromQuery(deps: HttpDeps, site: Site, path: string, query: unknown): string | null {
  const asked = new Map(Object.entries(query ?? {}));
  const template = () => site.template(path)?.html ?? '';
  if (path === paths.enquiry) {
    const about = fieldsOfAbout.flatMap((name) => {
      const value = asked.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    });
    if (about.length === 0) return null;
    const values = { ...Object.fromEntries(about), ...freshForm(deps) };
    return fillForm(template(), { form: slots.enquiryForm, values });
  }
  if (path === paths.newsletterConfirm || path === paths.newsletterUnsubscribe) {
    const token = tokenSchema.safeParse(asked.get('token'));
    return token.success ? fillSlots(template(), { [slots.token]: token.data }) : null;
  }
  if (path === paths.thankYou) {
    const reference = asked.get('reference');
    if (typeof reference !== 'string' || !referencePattern.test(reference)) return null;
    return fillSlots(template(), { [slots.reference]: reference });
  }
  return null;
}

function freshForm(deps: HttpDeps): Record<string, string> {
  const { formToken, idempotencyKey } = enquiryHiddenFields;
  return {
    [formToken]: signFormToken(deps.formSecret, deps.now()),
    [idempotencyKey]: randomUUID(),
  };
}

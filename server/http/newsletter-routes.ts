import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SubscriptionAccepted } from '../../contract/answers.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths } from '../../contract/paths.ts';
import { pagePolicy } from '../../contract/security-headers.ts';
import { parseSubscription, tokenSchema } from '../../contract/subscription.ts';
import { subscriptionFields, subscriptionRules } from '../../contract/subscription-rules.ts';
import { isRecord } from '../../contract/typed-fields.ts';
import { confirmSubscription } from '../newsletter/confirm.ts';
import { subscribe } from '../newsletter/subscribe.ts';
import { unsubscribe } from '../newsletter/unsubscribe.ts';
import { fieldMessages } from './field-messages.ts';
import { createFormAnswers } from './form-answers.ts';
import type { HttpDeps } from './http-deps.ts';
import { countEmail, countPost, countStored, refundEmail, refundStored } from './limits.ts';
import { derivedFromSite } from './live-site.ts';
import { wantsJson } from './refuse.ts';
import { compressedPage, sendCompressed } from './send-page.ts';
import type { Site } from './site.ts';

export async function newsletterRoutes(app: FastifyInstance, deps: HttpDeps): Promise<void> {
  const words = deps.content.forms.subscription;
  const answers = createFormAnswers(deps, {
    path: paths.newsletter,
    slot: slots.subscriptionForm,
    fields: [...subscriptionFields, 'consentVersion'],
    summary: words.summary,
  });

  // Read before anything is stored, so that a missing file can't fail a request whose change has
  // been stored. Compressed once per build, because unsubscribing has no rate limit.
  const results = derivedFromSite(deps.site, (site) => ({
    expired: ready(site?.template(paths.newsletterExpired)),
    unsubscribed: ready(site?.template(paths.newsletterUnsubscribed)),
  }));

  app.post(paths.newsletter, async (request, reply) => {
    const busy = countPost(deps, request);
    if (busy > 0) return answers.tooMany(request, reply, busy);
    const parsed = parseSubscription(request.body);
    if (!parsed.isValid) {
      const { locale } = deps.content.forms;
      const errors = fieldMessages(parsed.problems, words.fields, subscriptionRules, locale);
      return answers.invalid(request, reply, errors);
    }
    const { subscription } = parsed;
    // Only refunded on an error; otherwise the limits would reveal who is subscribed.
    const wait =
      countEmail(deps, request, paths.newsletter, subscription.email) || countStored(deps);
    if (wait > 0) return answers.tooMany(request, reply, wait);
    try {
      await subscribe(deps.newsletter, subscription);
    } catch (error) {
      refundStored(deps);
      refundEmail(deps, request, paths.newsletter, subscription.email);
      return answers.unavailable(request, reply, error);
    }
    if (!wantsJson(request)) return reply.redirect(paths.newsletterCheckInbox, 303);
    return reply.code(202).send({ message: words.status.sent } satisfies SubscriptionAccepted);
  });

  app.post(paths.newsletterConfirm, async (request, reply) => {
    const busy = countPost(deps, request);
    if (busy > 0) {
      return deps.refuse(request, reply, 'too-many', { 'retry-after': String(busy) });
    }
    const pages = results();
    const token = tokenOf(request.body);
    const isValid = token !== null && (await confirmSubscription(deps.newsletter, token));
    if (!isValid) return sendResult(request, reply, pages, 'expired', 410);
    return reply.redirect(paths.newsletterConfirmed, 303);
  });

  await app.register(async (scope) => {
    // No script sends it.
    scope.removeContentTypeParser('application/json');
    // Email clients send the one-click post as multipart, with the token in the URL.
    scope.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, {}),
    );
    scope.post(paths.newsletterUnsubscribe, async (request, reply) => {
      // There is no rate limit, so that unsubscribing always works.
      const pages = results();
      const typed = tokenOf(request.body);
      const token = typed ?? tokenOf(request.query);
      const isValid = token !== null && (await unsubscribe(deps.newsletter, token));
      if (!isValid) return sendResult(request, reply, pages, 'expired', 410);
      // RFC 8058 forbids redirects.
      if (typed === null) return sendResult(request, reply, pages, 'unsubscribed', 200);
      return reply.redirect(paths.newsletterUnsubscribed, 303);
    });
  });

  function sendResult(
    request: FastifyRequest,
    reply: FastifyReply,
    pages: ReturnType<typeof results>,
    result: keyof typeof pages,
    status: number,
  ) {
    const made = pages[result];
    reply.code(status);
    if (!made) return reply.send({ result });
    reply.header('content-security-policy', made.policy);
    return sendCompressed(request, reply, made.page);
  }

  function ready(template: ReturnType<Site['template']> | undefined) {
    if (!template) return null;
    return {
      page: compressedPage(template.html),
      policy: pagePolicy(template.page, deps.siteUrl),
    };
  }
}

function tokenOf(from: unknown): string | null {
  const parsed = tokenSchema.safeParse(isRecord(from) ? from['token'] : null);
  return parsed.success ? parsed.data : null;
}

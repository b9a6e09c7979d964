import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../contract/answers.ts';
import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import { isRecord } from '../../contract/typed-fields.ts';
import { errorMessage } from '../error-message.ts';
import { isStoreDown } from '../store/store-error.ts';
import { type Filling, formTemplate } from './fill-page.ts';
import { planFilling, planWords } from './fill-plan.ts';
import type { HttpDeps } from './http-deps.ts';
import { networksOf } from './limits.ts';
import { derivedFromSite } from './live-site.ts';
import { type RefusalKind, refusalStatus, storeDownRetrySeconds, wantsJson } from './refuse.ts';
import { areManyWaiting, sendFilled } from './send-page.ts';

type FormDetails = {
  path: string;
  slot: string;
  /** The fields whose values are kept when the form is returned. */
  fields: readonly string[];
  summary: { heading: PluralWords; titlePrefix: string };
};

/** Responses to a submitted form: a script gets JSON, a person the form as they filled it in. */
export function createFormAnswers(deps: HttpDeps, details: FormDetails) {
  const { titlePrefix } = details.summary;
  const { locale, refusals } = deps.content.forms;
  // Null if the site hasn't been built.
  const built = derivedFromSite(deps.site, (site) => {
    const template = site?.template(details.path);
    return template
      ? { page: template.page, fill: formTemplate(template.html, details.slot) }
      : null;
  });

  async function refuse(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: RefusalKind,
    waitSeconds: number,
  ): Promise<FastifyReply> {
    const headers = { 'retry-after': String(waitSeconds) };
    const form = built();
    if (wantsJson(request) || !form || isFlooding(request, kind) || areManyWaiting()) {
      return deps.refuse(request, reply, kind, headers);
    }
    const heading = `${refusals[kind].title}. ${refusals[kind].text}`;
    const filling = { ...typed(deps, details, request.body), heading, titlePrefix };
    reply.code(refusalStatus[kind]).headers(headers);
    return sendFilled(request, reply, form.page, deps.siteUrl, () => form.fill(filling));
  }

  /** A client over its limit gets back what was typed, but only as often as people would send it. */
  function isFlooding(request: FastifyRequest, kind: RefusalKind): boolean {
    const { client } = networksOf(request.ip);
    return kind === 'too-many' && deps.limiters.filled.consume(client) > 0;
  }

  return {
    /** 422 with the errors. */
    invalid: async (
      request: FastifyRequest,
      reply: FastifyReply,
      errors: FieldErrors['errors'],
    ): Promise<FastifyReply> => {
      reply.code(422);
      const form = built();
      if (wantsJson(request) || !form) return reply.send({ errors } satisfies FieldErrors);
      const heading = fillPlural(details.summary.heading, errors.length, locale);
      const filling = { ...typed(deps, details, request.body), errors, heading, titlePrefix };
      const fill = () => form.fill(filling);
      return sendFilled(request, reply, form.page, deps.siteUrl, fill, areManyWaiting());
    },
    tooMany: (request: FastifyRequest, reply: FastifyReply, waitSeconds: number) =>
      refuse(request, reply, 'too-many', waitSeconds),
    /** 503 if the store can't be used; rethrows any other error. */
    unavailable: (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
      if (!isStoreDown(error)) throw error;
      deps.log.error({ reason: errorMessage(error) }, 'the database is unavailable');
      return refuse(request, reply, 'unavailable', storeDownRetrySeconds);
    },
  };
}

/** The values as sent, including the chosen service and package and the plan's items. */
function typed(
  deps: HttpDeps,
  { fields }: FormDetails,
  body: unknown,
): Pick<Filling, 'values' | 'plan'> {
  const sent = isRecord(body) ? body : {};
  const values = fields.flatMap((field) => {
    const value = sent[field];
    return typeof value === 'string' ? [[field, value.toWellFormed()]] : [];
  });
  return {
    values: Object.fromEntries(values),
    plan: planFilling({ item: sent['item'] }, deps.catalogue(), planWords(deps)),
  };
}

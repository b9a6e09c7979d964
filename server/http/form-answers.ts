import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../contract/answers.ts';
import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import type { SitePage } from '../../contract/site-manifest.ts';
import { type FillForm, type Filling, formTemplate } from './fill-page.ts';
import { planFilling, planWords } from './fill-plan.ts';
import type { HttpDeps } from './http-deps.ts';
import { derivedFromSite } from './live-site.ts';
import { type RefusalKind, refusalStatus, wantsJson } from './refuse.ts';
import { sendFilled } from './send-page.ts';

type FormDetails = {
  path: string;
  slot: string;
  /** What of it is kept when it comes back. */
  fields: readonly string[];
  summary: { heading: PluralWords; titlePrefix: string };
};

/** A form of the site, and the built page on which it stands; null where nothing is built. */
export type FormPage = FormDetails & { built: () => BuiltForm | null };

type BuiltForm = { page: SitePage; fill: FillForm };

export function formPage(deps: HttpDeps, details: FormDetails): FormPage {
  const built = derivedFromSite(deps.site, (site) => {
    const template = site?.template(details.path);
    return template
      ? { page: template.page, fill: formTemplate(template.html, details.slot) }
      : null;
  });
  return { ...details, built };
}

/** 422: to a script the errors, to a person the form as it was sent, with the errors in it. */
export async function answerInvalid(
  deps: HttpDeps,
  page: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { errors }: FieldErrors,
): Promise<FastifyReply> {
  reply.code(422).header('cache-control', 'no-store');
  const built = page.built();
  if (wantsJson(request) || !built) return reply.send({ errors } satisfies FieldErrors);
  const html = built.fill({
    ...typed(deps, page, request.body),
    errors,
    heading: fillPlural(page.summary.heading, errors.length, deps.content.forms.locale),
    titlePrefix: page.summary.titlePrefix,
  });
  return sendFilled(request, reply, built.page, deps.siteUrl, html);
}

/** A refusal (429, 503) of a form that was sent: a person gets back everything typed. */
export async function refuseForm(
  deps: HttpDeps,
  page: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RefusalKind,
  waitSeconds: number,
): Promise<FastifyReply> {
  const headers = { 'retry-after': String(waitSeconds) };
  const built = page.built();
  if (wantsJson(request) || !built) return deps.refuse(request, reply, kind, headers);
  const words = deps.content.forms.refusals[kind];
  const html = built.fill({
    ...typed(deps, page, request.body),
    errors: [],
    heading: `${words.title}. ${words.text}`,
    titlePrefix: page.summary.titlePrefix,
  });
  reply.code(refusalStatus[kind]).headers(headers);
  return sendFilled(request, reply, built.page, deps.siteUrl, html);
}

/** The fields as they were sent, the lists of services and packages too, and the plan's items. */
function typed(deps: HttpDeps, page: FormPage, body: unknown): Pick<Filling, 'values' | 'plan'> {
  const sent = new Map<string, unknown>(Object.entries(body ?? {}));
  const values = page.fields.flatMap((field) => {
    const value = sent.get(field);
    return typeof value === 'string' ? [[field, value.toWellFormed()]] : [];
  });
  return {
    values: Object.fromEntries(values),
    plan: planFilling({ item: sent.get('item') }, deps.catalogue(), planWords(deps)),
  };
}

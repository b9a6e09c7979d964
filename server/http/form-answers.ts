import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../contract/answers.ts';
import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import type { SitePage } from '../../contract/site-manifest.ts';
import { type FillForm, formTemplate } from './fill-page.ts';
import type { HttpDeps } from './http-deps.ts';
import { type RefusalKind, refusalStatus, wantsJson } from './refuse.ts';
import { sendFilled } from './send-filled.ts';

type FormDetails = {
  path: string;
  slot: string;
  /** What of it is kept when it comes back. */
  fields: readonly string[];
  summary: { heading: PluralWords; titlePrefix: string };
};

/** A form of the site, and the built page on which it stands; null where nothing is built. */
export type FormPage = FormDetails & { built: { page: SitePage; fill: FillForm } | null };

export function formPage(deps: HttpDeps, details: FormDetails): FormPage {
  const template = deps.site?.template(details.path);
  if (!template) return { ...details, built: null };
  const { page, html } = template;
  return { ...details, built: { page, fill: formTemplate(html, details.slot) } };
}

/** 422: to a script the errors, to a person the form as it was sent, with the errors in it. */
export function answerInvalid(
  deps: HttpDeps,
  page: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { errors }: FieldErrors,
): FastifyReply {
  reply.code(422).header('cache-control', 'no-store');
  if (wantsJson(request) || !page.built) return reply.send({ errors } satisfies FieldErrors);
  const html = page.built.fill({
    values: typedValues(page, request.body),
    errors,
    heading: fillPlural(page.summary.heading, errors.length, deps.content.forms.locale),
    titlePrefix: page.summary.titlePrefix,
  });
  return sendFilled(reply, page.built.page, deps.siteUrl, html);
}

/** A refusal (429, 503) of a form that was sent: a person gets back everything typed. */
export function refuseForm(
  deps: HttpDeps,
  page: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: RefusalKind,
  waitSeconds: number,
): FastifyReply {
  const headers = { 'retry-after': String(waitSeconds) };
  if (wantsJson(request) || !page.built) return deps.refuse(request, reply, kind, headers);
  const words = deps.content.forms.refusals[kind];
  const html = page.built.fill({
    values: typedValues(page, request.body),
    errors: [],
    heading: `${words.title}. ${words.text}`,
    titlePrefix: page.summary.titlePrefix,
  });
  reply.code(refusalStatus[kind]).headers(headers);
  return sendFilled(reply, page.built.page, deps.siteUrl, html);
}

function typedValues(page: FormPage, body: unknown): Record<string, string> {
  const sent = new Map(Object.entries(body ?? {}));
  return Object.fromEntries(
    page.fields.flatMap((field) => {
      const value = sent.get(field);
      return typeof value === 'string' ? [[field, value.toWellFormed()]] : [];
    }),
  );
}

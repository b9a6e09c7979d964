import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../contract/answers.ts';
import { fillPlural, type PluralWords } from '../../contract/fill-words.ts';
import { fillForm } from './fill-page.ts';
import type { HttpDeps } from './http-deps.ts';
import { type RefusalKind, refusalStatus, refusalWords, wantsJson } from './refuse.ts';
import { sendFilled } from './send-filled.ts';

/** A form of the site: where it stands and what of it is kept when it comes back. */
export type FormPage = {
  path: string;
  slot: string;
  fields: readonly string[];
  summary: { heading: PluralWords; titlePrefix: string };
};

/** 422: to a script the errors, to a person the form as it was sent, with the errors in it. */
export function answerInvalid(
  deps: HttpDeps,
  page: FormPage,
  request: FastifyRequest,
  reply: FastifyReply,
  { errors }: FieldErrors,
): FastifyReply {
  reply.code(422).header('cache-control', 'no-store');
  const template = deps.site?.template(page.path);
  if (wantsJson(request) || !template) return reply.send({ errors } satisfies FieldErrors);
  const html = fillForm(template.html, {
    form: page.slot,
    values: typedValues(page, request.body),
    errors,
    heading: fillPlural(page.summary.heading, errors.length, deps.content.forms.locale),
    titlePrefix: page.summary.titlePrefix,
  });
  return sendFilled(reply, template.page, deps.siteUrl, html);
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
  const template = deps.site?.template(page.path);
  if (wantsJson(request) || !template) return deps.refuse(request, reply, kind, headers);
  const words = refusalWords(deps.content, kind);
  const html = fillForm(template.html, {
    form: page.slot,
    values: typedValues(page, request.body),
    errors: [],
    heading: `${words.title}. ${words.text}`,
    titlePrefix: page.summary.titlePrefix,
  });
  reply.code(refusalStatus[kind]).headers(headers);
  return sendFilled(reply, template.page, deps.siteUrl, html);
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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EnquiryAccepted } from '../../contract/answers.ts';
import { parseEnquiry } from '../../contract/enquiry.ts';
import { enquiryFields, enquiryHiddenFields, enquiryRules } from '../../contract/enquiry-rules.ts';
import { slots } from '../../contract/page-slots.ts';
import { paths, thankYouPath } from '../../contract/paths.ts';
import { ageOfForm } from '../enquiries/form-token.ts';
import type { Stored } from '../enquiries/store-enquiries.ts';
import { submitEnquiry } from '../enquiries/submit-enquiry.ts';
import { fieldMessages } from './field-messages.ts';
import { createFormAnswers } from './form-answers.ts';
import type { HttpDeps } from './http-deps.ts';
import { countEmail, countPost, countStored, refundEmail, refundStored } from './limits.ts';
import { wantsJson } from './refuse.ts';

export function enquiryRoutes(app: FastifyInstance, deps: HttpDeps): void {
  const words = deps.content.forms.enquiry;
  const { idempotencyKey, formToken, consentVersion } = enquiryHiddenFields;
  const answers = createFormAnswers(deps, {
    path: paths.enquiry,
    slot: slots.enquiryForm,
    // Not the honeypot: a visitor whose browser filled it in couldn't see it to clear it.
    fields: [...enquiryFields, idempotencyKey, formToken, consentVersion],
    summary: words.summary,
  });

  app.post(paths.enquiry, async (request, reply) => {
    const busy = countPost(deps, request);
    if (busy > 0) return answers.tooMany(request, reply, busy);
    const parsed = parseEnquiry(request.body);
    if (!parsed.isValid) {
      const { locale } = deps.content.forms;
      const errors = fieldMessages(parsed.problems, words.fields, enquiryRules, locale);
      return answers.invalid(request, reply, errors);
    }
    const { enquiry } = parsed;
    const wait = countStored(deps);
    if (wait > 0) return answers.tooMany(request, reply, wait);
    // Somebody else may have used the address ten times, so the enquiry itself is never refused.
    const isAcknowledged = countEmail(deps, request, paths.enquiry, enquiry.email) === 0;
    const undo = ({ isNew, isQueued }: Omit<Stored, 'reference'>) => {
      if (!isNew) refundStored(deps);
      if (!isQueued && isAcknowledged) refundEmail(deps, request, paths.enquiry, enquiry.email);
    };
    try {
      const formAge = ageOfForm(deps.formSecret, enquiry.formToken, deps.now());
      const stored = await submitEnquiry(deps.enquiries, { enquiry, formAge, isAcknowledged });
      undo(stored);
      return answerAccepted(request, reply, stored.reference);
    } catch (error) {
      undo({ isNew: false, isQueued: false });
      return answers.unavailable(request, reply, error);
    }
  });
}

function answerAccepted(request: FastifyRequest, reply: FastifyReply, reference: string) {
  if (wantsJson(request)) return reply.code(201).send({ reference } satisfies EnquiryAccepted);
  return reply.redirect(thankYouPath(reference), 303);
}

import { z } from 'zod';
import { refusals } from './answers.ts';
import { enquiryRules } from './enquiry-rules.ts';
import { type FieldRule, problemsOf, versionPattern } from './field-rules.ts';
import { locale } from './locale.ts';
import { currencies, priceKinds, reasonsLeftOut, reasonsRepeated } from './plan.ts';
import { plural, printed, sentence } from './sentences.ts';
import { subscriptionRules } from './subscription-rules.ts';

const label = z.string().trim().min(1).max(60).overwrite(printed);

/** A label, and a message for each problem the field can have. `{limit}` is the length limit. */
function field(rule: FieldRule) {
  const problems = problemsOf(rule);
  return z.strictObject({
    label,
    hint: sentence.optional(),
    placeholder: label.optional(),
    problems: z.record(z.enum(problems), sentence),
  });
}

const summary = z.strictObject({ heading: plural, titlePrefix: label });

/** The text a visitor agrees to; raise `version` whenever it changes. */
const consent = z.strictObject({
  version: z.string().regex(versionPattern),
  text: sentence,
  /** Pages to read first, such as the privacy policy. */
  links: z.array(z.strictObject({ label, path: z.string().startsWith('/') })),
});

/** Shown if the server doesn't respond: an email link that includes what was typed. */
const mailFallback = z.strictObject({ lead: sentence, link: label, subject: label });

/** Replaces a form when the site is built for a host without the server (`FORMS=mail`). */
const byMail = z.strictObject({ text: sentence, link: label, subject: label });

/** Wording for plans: on the page, in the form and in emails. */
const plan = z.strictObject({
  heading: label,
  /** Replaces the form's heading when the plan has a single item. */
  order: label,
  /** The full name of a package, with `{service}` and `{package}`. */
  package: label,
  /** `{price}`: an amount with its currency. */
  prices: z.record(z.enum(priceKinds), label),
  days: plural,
  /** The label of each currency's total. */
  totals: z.record(z.enum(currencies), label),
  /**
   * `ready` is for one item, `readyTogether` for several. `{inTurn}` is the number of days if each
   * job waits for the one before.
   */
  ready: plural,
  readyTogether: plural,
  /** Follows `readyTogether`. */
  quoteDate: sentence,
  /** The link from the form to the page where the plan can be changed. */
  change: label,
  /** `{count}` is the number of items in the visitor's plan that aren't in the order. */
  addKept: plural,
  /** `{item}` is the item that takes longest. */
  longest: sentence,
  /** `{items}` are the items whose delivery time depends on scope. */
  byScope: sentence,
  /**
   * `{item}` is the item left out. If there were too many, `{limit}` is the most a plan can have.
   */
  leftOut: z.record(z.enum(reasonsLeftOut), sentence),
  /**
   * `{items}` is work that `{by}` covers, or the ways in which the service `{by}` is bought: names of
   * packages, and `managed`. `advice` follows once.
   */
  repeated: z.record(z.enum([...reasonsRepeated, 'managed', 'advice']), sentence),
});

/** content/site/forms.yaml: all wording for the forms, for both site and server. */
export const formWordsSchema = z.strictObject({
  locale: z.literal(locale),
  enquiry: z.strictObject({
    fields: z.strictObject({
      firstName: field(enquiryRules.firstName),
      lastName: field(enquiryRules.lastName),
      phone: field(enquiryRules.phone),
      email: field(enquiryRules.email),
      message: field(enquiryRules.message),
      service: field(enquiryRules.service).extend({ none: label }),
      package: field(enquiryRules.package).extend({ none: label }),
    }),
    about: z.strictObject({
      /** `{service}` and `{package}` are names; `{terms}` is the price and delivery time. */
      service: sentence,
      serviceAndPackage: sentence,
      /**
       * The `{terms}` for a service that is also sold in packages; `{service}` is the service's own
       * price and delivery time.
       */
      packagesOrService: sentence,
      remove: label,
    }),
    optional: label,
    honeypot: label,
    consent,
    submit: label,
    status: z.strictObject({
      sending: sentence,
      sent: sentence,
      /** `{reference}` looks like GH-XXXX-XXXX. */
      reference: sentence,
      /** `{address}` is the visitor's email address. */
      next: sentence,
      /** Shown if the server can't be reached. The form keeps what was typed. */
      failed: sentence,
      another: label,
    }),
    summary,
    mailFallback,
  }),
  plan,
  subscription: z.strictObject({
    heading: label,
    fields: z.strictObject({ email: field(subscriptionRules.email) }),
    honeypot: label,
    consent,
    submit: label,
    status: z.strictObject({ sending: sentence, sent: sentence, failed: sentence }),
    summary,
    mailFallback,
    confirm: z.strictObject({ button: label }),
    unsubscribe: z.strictObject({ button: label }),
  }),
  byMail: z.strictObject({ enquiry: byMail, subscription: byMail }),
  /** What the server says when it refuses a request. `{email}` is the company's email address. */
  refusals: z.record(z.enum(refusals), z.strictObject({ title: label, text: sentence })),
});

export type FormWords = z.infer<typeof formWordsSchema>;

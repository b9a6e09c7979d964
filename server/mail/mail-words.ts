import { z } from 'zod';
import { locale } from '../../contract/locale.ts';
import { plural, printed, sentence } from '../../contract/sentences.ts';

const line = z.string().trim().min(1).max(120).overwrite(printed);
const paragraphs = z.array(sentence).min(1);

/** content/site/mail.yaml. */
export const mailWordsSchema = z.strictObject({
  locale: z.literal(locale),
  ownerEnquiry: z.strictObject({
    subject: line,
    /** Used as `{about}` if no service was chosen. */
    aboutNothing: line,
    /** Used as `{about}` for several items: `{service}` is the first, `{count}` how many more. */
    aboutSeveral: plural,
    heading: line,
    lead: sentence,
    rows: z.strictObject({
      reference: line,
      receivedAt: line,
      name: line,
      email: line,
      phone: line,
      service: line,
      package: line,
      /** Items that were asked for but aren't in the plan. */
      leftOut: line,
      message: line,
      consent: line,
    }),
    empty: line,
    consent: line,
  }),
  /** In addition to the words for plans in content/site/forms.yaml. */
  plan: z.strictObject({
    time: line,
    /** `{price}` is the current price, `{before}` the one that the sender was shown. */
    changed: line,
    leftOut: plural,
  }),
  acknowledgement: z.strictObject({
    subject: line,
    heading: line,
    /** Sentences that use `{service}`, or `{service}` and `{package}`. */
    about: z.strictObject({ service: sentence, serviceAndPackage: sentence }),
    paragraphs,
    ignore: sentence,
  }),
  /**
   * To staff, once a day. Placeholders: `{date}`; in the lead also `{count}`, and in the paragraphs
   * also `{day}`, which is the date in the form that the command takes.
   */
  quarantine: z.strictObject({ subject: line, heading: line, lead: plural, paragraphs }),
  confirmSubscription: z.strictObject({
    subject: line,
    heading: line,
    paragraphs,
    button: line,
    expiry: plural,
    ignore: sentence,
  }),
  welcomeSubscriber: z.strictObject({
    subject: line,
    heading: line,
    paragraphs,
    link: line,
    ignore: sentence,
  }),
});

export type MailWords = z.infer<typeof mailWordsSchema>;

import { z } from 'zod';
import { slugPattern } from '../../contract/field-rules.ts';
import { portraitNames } from '../artwork/portrait-names.ts';
import { sceneNames } from '../artwork/scene-names.ts';

/** Quotation marks and apostrophes as they are printed, whichever were typed. */
const printed = (text: string): string =>
  text
    .replace(/(?<=^|[\s([{–“])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{–“])'(?=\w)/g, '‘')
    .replaceAll("'", '’');

/** One line of visible text. `max` is in characters and keeps layouts from breaking. */
export const line = (max: number) =>
  z
    .string({ error: 'write one line of text' })
    .trim()
    .min(1, 'write a text, or leave the whole field out where it is optional')
    .max(max, `shorten it to ${max} characters at most`)
    .refine((text) => !text.includes('\n'), 'keep it on one line')
    .overwrite(printed);

/** One or more paragraphs of plain text, separated by an empty line. */
export const prose = (max: number) =>
  z
    .string({ error: 'write a text' })
    .trim()
    .min(1, 'write a text')
    .max(max, `shorten it to ${max} characters at most`)
    .overwrite(printed);

/** A path on this site, with an optional query and fragment: `/localseo`, `/aboutus?service=local-seo`. */
export const sitePath = z
  .string()
  .regex(/^\/(?:[a-z0-9/-]*[a-z0-9])?(?:\?[a-z0-9=&-]+)?(?:#[a-z0-9-]+)?$/, {
    error:
      'write a path of this site in lower-case letters, digits and hyphens, without a trailing slash, such as /localseo',
  });

export const slug = z.string().regex(slugPattern, {
  error: 'write a slug in lower case with hyphens, such as local-seo',
});

const MOST_MONEY = 100_000;
const amountRange = `write an amount from 1 to ${MOST_MONEY.toLocaleString('en-GB')}`;

/** An amount in whole units of its currency. Cards are priced in GBP, tiers in USD. */
export const money = z.strictObject({
  amount: z
    .int('write a whole number, without quotes or a currency sign')
    .min(1, amountRange)
    .max(MOST_MONEY, amountRange),
  currency: z.enum(['GBP', 'USD'], { error: 'write GBP or USD' }),
});
export type Money = z.infer<typeof money>;

export const categoryIds = ['seo', 'web', 'ppc', 'sourcing', 'copy'] as const;
export const categoryId = z.enum(categoryIds, { error: `write one of ${categoryIds.join(', ')}` });
export type CategoryId = z.infer<typeof categoryId>;

/** The name of a drawn scene in site/artwork/scenes. */
export const sceneName = z.enum(sceneNames, {
  error: 'name a scene that is listed in site/artwork/scene-names.ts',
});

/** The name of a drawn portrait in site/artwork/portraits.ts. */
export const portraitName = z.enum(portraitNames, {
  error: 'name a portrait that is listed in site/artwork/portrait-names.ts',
});

/** What search results and shared links show. Lengths follow what search engines display. */
export const meta = z.strictObject({
  title: line(60),
  description: line(160).min(70, 'lengthen it to 70 characters at least'),
  /** The scene of the picture that shared links show, where the page itself has none. */
  picture: sceneName.optional(),
});

/** The rising line is drawn under `mark`, which ends the headline, or under the last word of a long one. */
export const headline = z.strictObject({ text: line(90), mark: line(24) });

export const question = z.strictObject({ question: line(120), answer: prose(1200) });
export type Question = z.infer<typeof question>;

export const faq = z.strictObject({
  heading: line(60),
  lead: line(200),
  items: z.array(question).min(5).max(12),
});
export type Faq = z.infer<typeof faq>;

/**
 * A button or link. `order` goes to the enquiry form and carries the page's service;
 * `mail` opens the visitor's mail program with a subject; `page` goes to a page of this site.
 */
export const action = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('order'),
    label: line(40),
    service: slug.optional(),
    /** What the enquiry's message begins with, instead of the page's service. */
    message: line(120).optional(),
  }),
  z.strictObject({ kind: z.literal('mail'), label: line(40), subject: line(80) }),
  z.strictObject({ kind: z.literal('page'), label: line(40), path: sitePath }),
]);
export type Action = z.infer<typeof action>;

export const banner = z.strictObject({ heading: line(80), text: line(200), action });
export type Banner = z.infer<typeof banner>;

export const step = z.strictObject({ title: line(48), text: line(220) });
export const steps = z.strictObject({
  heading: line(60),
  lead: line(200).optional(),
  items: z.array(step).length(3),
});
export type Steps = z.infer<typeof steps>;

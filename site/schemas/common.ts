import { z } from 'zod';
import { slugPattern } from '../../contract/field-rules.ts';
import { printed } from '../../contract/sentences.ts';
import { bandNames, ownSteps } from '../artwork/band-names.ts';
import { portraitNames } from '../artwork/portrait-names.ts';
import { sceneNames } from '../artwork/scene-names.ts';

/** A line of visible text with at most `max` characters, so that it doesn't break layouts. */
export const line = (max: number) =>
  z
    .string({ error: 'write one line of text' })
    .trim()
    .min(1, 'write text, or leave out the whole field if it is optional')
    .max(max, `shorten it to ${max} characters at most`)
    .refine((text) => !text.includes('\n'), 'keep it on one line')
    .overwrite(printed);

/** Plain text. Paragraphs are separated by empty lines. */
export const prose = (max: number) =>
  z
    .string({ error: 'write text' })
    .trim()
    .min(1, 'write text')
    .max(max, `shorten it to ${max} characters at most`)
    .overwrite(printed);

export const sitePath = z
  .string()
  .regex(/^\/(?:[a-z0-9/-]*[a-z0-9])?(?:\?[a-z0-9=&:-]+)?(?:#[a-z0-9-]+)?$/, {
    error:
      'write a path of this site in lower-case letters, digits and hyphens, without a trailing slash, such as /localseo',
  })
  .describe(
    'A path on this site, such as /localseo or /aboutus?item=local-seo. The page must exist.',
  );

/** A link to a page of this site. */
export const link = z.strictObject({
  label: line(48).describe('The text of the link. It should say where the link leads.'),
  path: sitePath,
});
export type Link = z.infer<typeof link>;

/** A link to more information about a claim, such as the conditions of the guarantee. */
export const furtherLink = link.optional().describe('A link below the text, such as to the terms.');

export const slug = z
  .string()
  .regex(slugPattern, {
    error: 'write a slug in lower case with hyphens, such as local-seo',
  })
  .describe('A name in lower case with hyphens, such as local-seo.');

export const serviceSlug = slug.describe(
  'The file name of a service in content/services, without .yaml.',
);

/** Marks sample content, which the owner replaces. */
export const sample = (what: string) =>
  z
    .literal(true)
    .optional()
    .describe(`\`true\` marks made-up ${what}. Remove this line when they are real.`);

const mostMoney = 100_000;
const amountRange = `write an amount from 1 to ${mostMoney.toLocaleString('en-GB')}`;

/** A price. Cards show prices in GBP, packages in USD. */
export const money = z.strictObject({
  amount: z
    .int('write a whole number, without quotes, commas or a currency sign')
    .min(1, amountRange)
    .max(mostMoney, amountRange)
    .describe('A whole number from 1 to 100,000, without a currency sign.'),
  currency: z.enum(['GBP', 'USD'], { error: 'write GBP or USD' }),
});
export type Money = z.infer<typeof money>;

export const categoryIds = ['seo', 'web', 'ppc', 'sourcing', 'copy'] as const;
export const categoryId = z
  .enum(categoryIds, { error: `write one of ${categoryIds.join(', ')}` })
  .describe('One of the five categories.');
export type CategoryId = z.infer<typeof categoryId>;
/**
 * The categories that can sell packages. Each has a route such as site/pages/[...seoPackages].astro.
 */
export const packagedCategories = ['seo', 'web'] as const satisfies readonly CategoryId[];

export const sceneName = z
  .enum(sceneNames, { error: 'name a scene in site/artwork/scene-names.ts' })
  .meta({ id: 'scene', description: 'The name of a drawing in site/artwork/scenes.' });

export const portraitName = z
  .enum(portraitNames, {
    error: 'name a portrait that is listed in site/artwork/portrait-names.ts',
  })
  .meta({
    id: 'portrait',
    description:
      'The name of a portrait in site/artwork/portraits.ts. Each person needs a different one.',
  });

/** The lengths are those that search engines display. */
export const meta = z
  .strictObject({
    title: line(60).describe(
      'The title in search results and browser tabs. Each page needs a different one.',
    ),
    description: line(160)
      .min(70, 'lengthen it to 70 characters at least')
      .describe('The text below the title in search results. At least 70 characters.'),
    picture: sceneName
      .optional()
      .describe('The drawing in shared links, for a page that has no drawing.'),
  })
  .meta({ id: 'meta', description: 'The text and picture in search results and shared links.' });

export const headline = z
  .strictObject({
    text: line(90),
    mark: line(24).describe(
      'The last words of the headline, which are underlined. If they are long, only the last word is.',
    ),
  })
  .meta({ id: 'headline', description: 'The headline of the page.' });

export const question = z.strictObject({
  question: line(120).describe('The question in the words that a customer would use.'),
  answer: prose(1200).describe('The answer in plain text. An empty line begins a new paragraph.'),
  link: furtherLink,
});
export type Question = z.infer<typeof question>;

export const faq = z
  .strictObject({
    heading: line(60),
    lead: line(200),
    items: z.array(question).min(5).max(12),
  })
  .meta({ id: 'faq', description: 'Common questions and their answers.' });
export type Faq = z.infer<typeof faq>;

export const action = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('order').describe('Opens the enquiry form.'),
      label: line(40),
      service: serviceSlug.optional().describe("The service to order, if it isn't the page's own."),
      message: line(120)
        .optional()
        .describe('The beginning of the message in the form, if the form is not about a service.'),
    }),
    z.strictObject({
      kind: z.literal('mail').describe("Opens the visitor's email program."),
      label: line(40),
      subject: line(80).describe('The subject of the email.'),
    }),
    z.strictObject({
      kind: z.literal('page').describe('Opens a page of this site.'),
      label: line(40),
      path: sitePath,
    }),
  ])
  .meta({
    id: 'action',
    description:
      'A button or link that opens the enquiry form (`order`), the email program (`mail`) or a `page`.',
  });
export type Action = z.infer<typeof action>;

export const banner = z
  .strictObject({ heading: line(80), text: line(200), action })
  .meta({ id: 'banner', description: 'A coloured band with a heading, text and a button.' });
export type Banner = z.infer<typeof banner>;

export const drawnBanner = banner.extend({
  drawing: z
    .enum(bandNames)
    .optional()
    .describe("The banner's drawing. Without it, the banner has its category's."),
});

const step = z.strictObject({ title: line(48), text: line(220) });
export const steps = z
  .strictObject({
    heading: line(60),
    lead: line(200).optional(),
    items: z.array(step).length(3),
    drawing: z
      .enum(ownSteps, { error: "name a drawing of this page's own, or leave it out" })
      .optional()
      .describe("A drawing for this page's steps. Without it, they have their category's, if any."),
  })
  .meta({ id: 'steps', description: 'The work in three numbered steps.' });
export type Steps = z.infer<typeof steps>;

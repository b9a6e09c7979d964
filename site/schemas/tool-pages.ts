import { z } from 'zod';
import {
  action,
  banner,
  categoryId,
  headline,
  line,
  meta,
  prose,
  question,
  serviceSlug,
  sitePath,
} from './common.ts';
import { lines, toolWords } from './tool-words.ts';

export const toolPage = z.strictObject({
  meta,
  kind: z.literal('tool').describe('A free tool, such as /tools/acos.'),
  label: line(40).describe('The name of the tool in the breadcrumb and on its card.'),
  category: categoryId,
  service: serviceSlug.describe('The service that does this work for the visitor.'),
  foundFor: z.array(line(40)).min(1).describe('Words for which the site search finds the tool.'),
  hero: z.strictObject({ headline, lead: line(300) }),
  card: z
    .strictObject({
      figure: line(12),
      text: line(140).describe("An explanation of the figure, which is the tool's first result."),
      action: line(40),
    })
    .describe('The card with which other pages link to the tool.'),
  shownOn: z
    .array(z.strictObject({ path: sitePath }))
    .describe(
      'Pages that link to the tool with a card. Pages that contain the tool name it in `tool` instead.',
    ),
  tool: toolWords,
  how: z.strictObject({
    heading: line(60),
    text: prose(900),
    formulas: z
      .array(z.strictObject({ name: line(60), formula: line(200) }))
      .min(1)
      .max(6),
  }),
  limits: z.strictObject({ heading: line(60), items: z.array(line(300)).min(2).max(8) }),
  sources: z.strictObject({
    heading: line(60),
    items: z
      .array(
        z.strictObject({
          label: line(160),
          url: z.url({ protocol: /^https$/, error: 'write a URL that begins with https://' }),
        }),
      )
      .min(1),
  }),
  faq: z.strictObject({
    heading: line(60),
    lead: line(200),
    items: z.array(question).min(2).max(8),
  }),
  article: z
    .strictObject({ label: line(80), path: sitePath })
    .optional()
    .describe('The article that contains the worked example.'),
  order: z
    .strictObject({ heading: line(60), text: line(240), action })
    .describe(
      "The section about the service. The service's card shows its price and delivery time.",
    ),
});
export type ToolPage = z.infer<typeof toolPage>;

/** Includes the wording that all tools share. */
export const toolsPage = z.strictObject({
  meta,
  kind: z.literal('tools').describe('The page with all free tools, /tools.'),
  label: line(40).describe('The name of the page in the breadcrumb.'),
  hero: z.strictObject({ headline, lead: line(300) }),
  words: z.strictObject({
    form: line(40).describe('The name of the form for screen readers.'),
    given: z.strictObject({
      caption: line(60).describe(
        'The caption of the table of entered values, in print and without JavaScript.',
      ),
      field: line(24),
      value: line(24),
    }),
    withoutScript: line(120).describe('What visitors without JavaScript see instead of the form.'),
    open: line(40).describe('The link from a tool on another page to its own page.'),
    yes: line(12),
    no: line(12),
    copy: line(40),
    copied: line(40),
    copyFailed: line(120),
    reset: line(40),
    ask: line(120).describe('The question if a number can be read in two ways.'),
    stale: line(160).describe('The note next to a result while a field has an error.'),
    under: line(24).describe('The word before a limit if a result is too small to be written out.'),
    over: line(24).describe('The word before a limit if a result is too large to be written out.'),
    problems: lines(
      [
        'empty',
        'not-a-number',
        'too-small',
        'too-large',
        'not-whole',
        'not-an-option',
        'too-long',
        'not-a-url',
      ],
      120,
    ),
  }),
  banner,
});
export type ToolsPage = z.infer<typeof toolsPage>;

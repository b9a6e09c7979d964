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

/** /tools/acos and the other calculators. */
export const toolPage = z.strictObject({
  meta,
  kind: z.literal('tool').describe('A free tool: /tools/acos ...'),
  label: line(40).describe('The name of the tool in the breadcrumb and on its card.'),
  category: categoryId,
  service: serviceSlug.describe('The service that does it for the visitor.'),
  foundFor: z.array(line(40)).min(1).describe('Words that the search finds it by.'),
  hero: z.strictObject({ headline, lead: line(300) }),
  card: z
    .strictObject({
      figure: line(12),
      text: line(140).describe("What the figure is: the tool's first result."),
      action: line(40),
    })
    .describe('How other pages link to the tool.'),
  shownOn: z
    .array(z.strictObject({ path: sitePath }))
    .describe(
      'The pages that lead to the tool by a card. A page that holds it, or sells packages, names it in `tool`.',
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
    .describe('The article with the worked example.'),
  order: z
    .strictObject({ heading: line(60), text: line(240), action })
    .describe('The service that does it for the visitor. Its price and days are on its card.'),
});
export type ToolPage = z.infer<typeof toolPage>;

/** /tools, and the wording that all tools share. */
export const toolsPage = z.strictObject({
  meta,
  kind: z.literal('tools').describe('The list of the free tools, /tools.'),
  label: line(40).describe('The name of the page in the breadcrumb.'),
  open: line(40).describe('The link from a tool on another page to its own page.'),
  hero: z.strictObject({ headline, lead: line(300) }),
  words: z.strictObject({
    form: line(40).describe('What screen readers call the fields.'),
    given: z.strictObject({
      caption: line(60).describe('The table of what was entered, in print and without script.'),
      field: line(24),
      value: line(24),
    }),
    yes: line(12),
    no: line(12),
    copy: line(40),
    copied: line(40),
    copyFailed: line(120),
    reset: line(40),
    ask: line(120).describe('Asked about a number that can be read in two ways.'),
    stale: line(160).describe('Shown with a result while a field needs attention.'),
    under: line(24).describe('Before the smallest figure that is written out.'),
    over: line(24).describe('Before the largest figure that is written out.'),
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

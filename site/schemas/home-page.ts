import { z } from 'zod';
import { comparisonNames } from '../artwork/comparison-names.ts';
import { sampleNames } from '../artwork/sample-names.ts';
import {
  action,
  banner,
  categoryId,
  faq,
  furtherLink,
  headline,
  line,
  link,
  meta,
  prose,
  sceneName,
  serviceSlug,
  sitePath,
  slug,
} from './common.ts';

const shows = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('report').describe('The top of a report, with an empty box for a logo.'),
      sample: line(16),
      logo: line(20),
      title: line(32),
      rows: z.array(line(40)).length(2),
    }),
    z.strictObject({
      kind: z.literal('days').describe('A bar chart of delivery times.'),
      services: z
        .array(z.strictObject({ service: serviceSlug }))
        .min(3)
        .max(5),
    }),
    z.strictObject({
      kind: z.literal('links').describe('A list of links from a report.'),
      sample: line(16),
      title: line(32),
      rows: z.array(z.strictObject({ site: line(24), url: line(32) })).length(3),
    }),
  ])
  .describe('A small picture that illustrates the text.');
export type AboutShows = z.infer<typeof shows>;

const comparison = z
  .strictObject({
    drawing: z.enum(comparisonNames),
    before: line(26).describe('The caption of the first state, such as "Before: rank 9".'),
    after: line(26).describe('The caption of the second state, such as "After: rank 2".'),
  })
  .describe('A drawing that shows the work before and after. It must not promise anything.');

const explorerTab = z
  .strictObject({
    id: slug,
    label: line(24),
    title: line(40),
    text: line(200),
    category: categoryId,
    comparison,
    facts: z
      .array(z.strictObject({ figure: line(16), label: line(32) }))
      .min(1)
      .max(3),
    link: z.strictObject({ label: line(24), path: sitePath }),
  })
  .meta({ id: 'tab' });
export type ExplorerTab = z.infer<typeof explorerTab>;

/** The layout has exactly nine. */
const explorerTabs = z.tuple([
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
  explorerTab,
]);

export const homePage = z.strictObject({
  meta,
  kind: z.literal('home').describe('The home page.'),
  hero: z.strictObject({
    headline,
    lead: line(160),
    action,
    secondary: action,
    scenes: z.array(sceneName).min(4).max(8),
  }),
  strip: z.strictObject({ heading: line(60) }),
  about: z.strictObject({
    heading: line(60),
    paragraphs: z.array(prose(500)).min(2).max(4),
    points: z
      .array(z.strictObject({ title: line(40), text: line(160), link: furtherLink, shows }))
      .min(3)
      .max(6),
  }),
  gallery: z.strictObject({
    heading: line(60),
    label: line(60),
    documents: z
      .array(
        z.strictObject({
          sample: z.enum(sampleNames),
          title: line(32),
          text: line(80).describe('A sentence that says what the document contains.'),
          path: sitePath.describe('The page of the service, which also shows the sample.'),
        }),
      )
      .min(4)
      .describe('Samples of finished work, in a moving strip.'),
  }),
  video: z.strictObject({
    heading: line(60),
    text: line(240),
    title: line(80),
    play: line(40),
    duration: line(24),
    scene: sceneName,
  }),
  explorer: z.strictObject({
    heading: line(60),
    label: line(24),
    comparison: z
      .strictObject({
        label: line(40).describe('The name of the switch, such as "Before and after".'),
        sample: line(16).describe('The label on each drawing, such as "Sample".'),
      })
      .describe('The labels of drawings that show the work before and after.'),
    tabs: explorerTabs,
  }),
  prices: z
    .strictObject({
      heading: line(60),
      items: z.array(z.strictObject({ service: serviceSlug })).length(3),
      link,
    })
    .describe('Three services with their prices, and a link to all services.'),
  reviews: z
    .strictObject({
      heading: line(60),
      items: z
        .array(
          z.strictObject({
            set: slug.describe(
              'The name of a file in content/testimonials, without .yaml. The page shows its first review with a drawing, or else its first.',
            ),
          }),
        )
        .length(3),
      link,
    })
    .describe('Three reviews, and a link to all reviews.'),
  team: z.strictObject({ heading: line(60), lead: line(240) }),
  faq: faq.extend({ action }),
  banner,
});
export type HomePage = z.infer<typeof homePage>;

import { z } from 'zod';
import { sampleNames } from '../artwork/sample-names.ts';
import { action, furtherLink, headline, line, sceneName, serviceSlug, slug } from './common.ts';

export const cards = z
  .strictObject({
    heading: line(60),
    lead: line(240),
    more: z
      .strictObject({
        text: line(120),
        action,
        service: serviceSlug.optional().describe('This service gets the tile instead of a card.'),
      })
      .optional()
      .describe('The tile after the last card.'),
  })
  .meta({
    id: 'cards',
    description: 'A grid of service cards. The cards come from content/services.',
  });
export type CardsContent = z.infer<typeof cards>;

export const badge = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('rating').describe('A rating from content/site/claims.yaml.'),
      of: z.enum(['seo', 'web']),
    }),
    z.strictObject({ kind: z.literal('text').describe('A few words.'), text: line(40) }),
  ])
  .meta({
    id: 'badge',
    description: "What stands beside the hero's button: a `rating` or a `text`.",
  });
export type Badge = z.infer<typeof badge>;

export const hero = z.strictObject({
  headline,
  bullets: z.array(line(90)).length(3),
  badge,
  action,
  offer: line(90)
    .optional()
    .describe('A line under the buttons, such as "25% OFF ...", with a figure of offers.yaml.'),
  scene: sceneName.optional(),
});

/** The hero of a page with a text badge; its offer line is a standing offer from offers.yaml. */
export const offerHero = hero
  .omit({ offer: true })
  .extend({ badge: z.strictObject({ kind: z.literal('text'), text: line(40) }), scene: sceneName });

const benefit = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('scene'),
      title: line(60),
      text: line(220),
      scene: sceneName,
    }),
    z.strictObject({
      kind: z.literal('figure'),
      title: line(60),
      text: line(220),
      figure: line(12),
      unit: line(24)
        .optional()
        .describe(
          'What the figure counts, where the heading is "Up to 300+ citations": title, figure and unit.',
        ),
      link: furtherLink,
    }),
    z.strictObject({ kind: z.literal('line'), title: line(60), text: line(220) }),
  ])
  .describe(
    'A benefit with a drawing (`scene`), with a large `figure`, or in words alone (`line`).',
  );
export type Benefit = z.infer<typeof benefit>;

export const benefits = z
  .strictObject({
    heading: line(60),
    items: z.array(benefit).min(3).max(6),
  })
  .meta({ id: 'benefits', description: 'What the customer gains.' });
export type BenefitsContent = z.infer<typeof benefits>;

export const sampleDocument = z
  .enum(sampleNames, { error: 'name a sample that is listed in site/artwork/sample-names.ts' })
  .optional()
  .meta({
    id: 'sampleDocument',
    description: 'A sample of finished work. Its words are in content/site/samples.yaml.',
  });

export const measured = z
  .strictObject({
    heading: line(60),
    text: line(300),
    measures: z
      .array(
        z.strictObject({
          name: line(60),
          unit: line(8),
          items: z
            .array(
              z.strictObject({
                label: line(40),
                value: z.number().positive(),
                isOurs: z.literal(true).optional().describe('`true` sets the bar in orange.'),
              }),
            )
            .min(2)
            .max(4),
        }),
      )
      .min(1)
      .max(3),
    note: line(240).describe('What was measured, and how.'),
  })
  .meta({ id: 'measured', description: 'Measured figures as bars, from docs/performance.md.' });
export type MeasuredContent = z.infer<typeof measured>;

export const reviewSet = z
  .strictObject({
    set: slug.describe('The file name of a set of reviews in content/testimonials, without .yaml.'),
    heading: line(60),
  })
  .describe('A carousel of reviews.');

export const reasons = z
  .strictObject({
    heading: line(60),
    lead: line(240),
    items: z
      .array(z.strictObject({ title: line(60), text: line(220) }))
      .min(3)
      .max(4),
  })
  .describe('Reasons, numbered by their order.');
export type Reasons = z.infer<typeof reasons>;

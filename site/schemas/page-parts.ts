import { z } from 'zod';
import { moreDrawings } from '../artwork/band-names.ts';
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
        drawing: z
          .enum(moreDrawings)
          .optional()
          .describe('A drawing for the tile, if it fills the place of a card.'),
        service: serviceSlug
          .optional()
          .describe('A service that is shown on this tile instead of a card.'),
      })
      .optional()
      .describe('The tile after the last card.'),
  })
  .meta({
    id: 'cards',
    description: 'A grid of service cards, which are generated from content/services.',
  });
export type CardsContent = z.infer<typeof cards>;

export const badge = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('rating').describe('A rating from content/site/claims.yaml.'),
      of: z.enum(['seo', 'web']),
    }),
    z.strictObject({ kind: z.literal('text').describe('A short text.'), text: line(40) }),
  ])
  .meta({
    id: 'badge',
    description: 'A `rating` or a `text` next to the button in the hero.',
  });
export type Badge = z.infer<typeof badge>;

export const hero = z.strictObject({
  headline,
  bullets: z.array(line(90)).length(3),
  badge,
  action,
  offer: line(90)
    .optional()
    .describe('An offer below the buttons. It must be in content/site/offers.yaml.'),
  scene: sceneName.optional(),
});

/** A hero with a text badge. Its offer is a standing one from content/site/offers.yaml. */
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
          'The end of the heading. With it, the heading is title, figure and unit: "Up to 300+ citations".',
        ),
      link: furtherLink,
      scene: sceneName
        .optional()
        .describe('A drawing below the text. SEO pages show it on wide screens.'),
    }),
    z.strictObject({ kind: z.literal('line'), title: line(60), text: line(220) }),
  ])
  .describe(
    'A benefit with a drawing (`scene`), with a large `figure` or with only text (`line`).',
  );
export type Benefit = z.infer<typeof benefit>;

export const benefits = z
  .strictObject({
    heading: line(60),
    items: z.array(benefit).min(3).max(6),
  })
  .meta({ id: 'benefits', description: 'The benefits for the customer.' });
export type BenefitsContent = z.infer<typeof benefits>;

export const sampleDocument = z
  .enum(sampleNames, { error: 'name a sample that is listed in site/artwork/sample-names.ts' })
  .optional()
  .meta({
    id: 'sampleDocument',
    description: 'A sample of finished work. Its wording is in content/site/samples.yaml.',
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
                isOurs: z
                  .literal(true)
                  .optional()
                  .describe('`true` gives the bar the brand colour.'),
              }),
            )
            .min(2)
            .max(4),
        }),
      )
      .min(1)
      .max(3),
    note: line(240).describe('A note on how the figures were measured.'),
  })
  .meta({ id: 'measured', description: 'Bar charts of figures from docs/performance.md.' });
export type MeasuredContent = z.infer<typeof measured>;

export const reviewSet = z
  .strictObject({
    set: slug.describe('The name of a file in content/testimonials, without .yaml.'),
    heading: line(60),
  })
  .describe('A carousel of reviews.');

export const reason = z.strictObject({ title: line(60), text: line(220) });
export const reasons = z
  .strictObject({
    heading: line(60),
    lead: line(240),
    items: z.array(reason).min(3).max(4),
  })
  .describe('A list of reasons.');
export type Reasons = z.infer<typeof reasons>;

import { z } from 'zod';
import { action, headline, line, sceneName, slug } from './common.ts';

/** A grid of service cards under its heading. */
export const cards = z.strictObject({
  heading: line(60),
  lead: line(240),
  /** The tile after the last card; a service named here has the tile instead of a card. */
  more: z.strictObject({ text: line(120), action, service: slug.optional() }).optional(),
});
export type CardsContent = z.infer<typeof cards>;

/** What stands beside a hero's button. */
export const badge = z.discriminatedUnion('kind', [
  /** The rating of the page's category, from content/site/claims.yaml. */
  z.strictObject({ kind: z.literal('rating'), of: z.enum(['seo', 'web']) }),
  z.strictObject({ kind: z.literal('text'), text: line(40) }),
]);
export type Badge = z.infer<typeof badge>;

export const hero = z.strictObject({
  headline,
  bullets: z.array(line(90)).length(3),
  badge,
  action,
  /** An offer line under the buttons, such as "25% OFF ...". */
  offer: line(90).optional(),
  scene: sceneName.optional(),
});

/** The hero of a page with a text badge; its offer line is a standing offer of offers.yaml. */
export const offerHero = hero
  .omit({ offer: true })
  .extend({ badge: z.strictObject({ kind: z.literal('text'), text: line(40) }), scene: sceneName });

const benefit = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('scene'), title: line(60), text: line(220), scene: sceneName }),
  z.strictObject({ kind: z.literal('figure'), title: line(60), text: line(220), figure: line(12) }),
  z.strictObject({ kind: z.literal('line'), title: line(60), text: line(220) }),
]);
export type Benefit = z.infer<typeof benefit>;

export const benefits = z.strictObject({
  heading: line(60),
  items: z.array(benefit).min(3).max(6),
});
export type BenefitsContent = z.infer<typeof benefits>;

/** A carousel of reviews: a set in content/testimonials under a heading. */
export const reviewSet = z.strictObject({ set: slug, heading: line(60) });

/** Reasons, numbered by their order. */
export const reasons = z.strictObject({
  heading: line(60),
  lead: line(240),
  items: z
    .array(z.strictObject({ title: line(60), text: line(220) }))
    .min(3)
    .max(4),
});
export type Reasons = z.infer<typeof reasons>;

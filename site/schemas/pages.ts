import { z } from 'zod';
import {
  action,
  banner,
  categoryId,
  faq,
  headline,
  line,
  meta,
  prose,
  sceneName,
  sitePath,
  slug,
  steps,
} from './common.ts';
import { copywritingPage } from './copywriting-page.ts';
import { badge, benefits, cards, hero, reviewSet } from './page-parts.ts';
import { sourcingPage } from './sourcing-page.ts';

const base = { meta } as const;

const priced = z.strictObject({
  /** A set in content/pricing. */
  tiers: slug,
  heading: line(60),
  lead: line(240),
});
export type PricedContent = z.infer<typeof priced>;

/** How long a build takes: "1-2 weeks" for a basic one, "3-6 weeks" for a complex one. */
const estimate = z.strictObject({ label: line(40), weeks: line(16) });

/** A service page: /localseo, /wordpress ... */
export const servicePage = z.strictObject({
  ...base,
  kind: z.literal('service'),
  /** The service in content/services that the page sells. */
  service: slug,
  hero,
  pricing: priced,
  estimates: z
    .strictObject({ heading: line(60), text: line(200), items: z.array(estimate).length(2) })
    .optional(),
  steps,
  benefits: benefits.optional(),
  testimonials: reviewSet.optional(),
  faq,
  banner,
  /** The audit promotion that development pages carry before the footer. */
  promo: banner.optional(),
});
export type ServicePage = z.infer<typeof servicePage>;

/** A heading and texts under headings of their own. */
const explanation = (most: number) =>
  z.strictObject({
    heading: line(60),
    sections: z
      .array(z.strictObject({ heading: line(60), text: prose(900) }))
      .min(2)
      .max(most),
  });

/** A category page: /seo, /amazonppc ... Its cards come from content/services. */
export const categoryPage = z.strictObject({
  ...base,
  kind: z.literal('category'),
  category: categoryId,
  hero: z.strictObject({
    headline,
    lead: line(240),
    action,
    badge: badge.optional(),
    scene: sceneName.optional(),
  }),
  cards,
  additional: cards.optional(),
  /** Explanatory text: what the category is for and how to choose. */
  about: explanation(6),
  faq,
  banner,
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** A service without a stack of its own, behind a card: /services/seo-copywriting, /amazon-ppc/... */
export const detailPage = z.strictObject({
  ...base,
  kind: z.literal('detail'),
  service: slug,
  hero: z.strictObject({ headline, lead: line(240), action }),
  done: z.strictObject({ heading: line(60), items: z.array(line(200)).min(4).max(8) }),
  handed: z.strictObject({ heading: line(60), items: z.array(line(200)).min(3).max(8) }),
  excluded: z.strictObject({ heading: line(60), items: z.array(line(200)).min(2).max(5) }),
  steps,
  related: z.array(slug).length(3),
  faq,
  banner,
});
export type DetailPage = z.infer<typeof detailPage>;

const explorerTab = z.strictObject({
  id: slug,
  label: line(24),
  title: line(40),
  text: line(200),
  category: categoryId,
  scene: sceneName,
  facts: z
    .array(z.strictObject({ figure: line(16), label: line(32) }))
    .min(1)
    .max(3),
  link: z.strictObject({ label: line(24), path: sitePath }),
});
export type ExplorerTab = z.infer<typeof explorerTab>;

/** As many as the template has slots. */
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
  ...base,
  kind: z.literal('home'),
  hero: z.strictObject({
    headline,
    lead: line(160),
    action,
    secondary: action,
    scenes: z.array(sceneName).min(6).max(12),
  }),
  strip: z.strictObject({ heading: line(60) }),
  about: z.strictObject({
    heading: line(60),
    paragraphs: z.array(prose(500)).min(2).max(4),
    points: z
      .array(z.strictObject({ title: line(40), text: line(160) }))
      .min(3)
      .max(6),
  }),
  gallery: z.strictObject({
    heading: line(60),
    label: line(60),
    scenes: z.array(sceneName).min(6),
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
    tabs: explorerTabs,
  }),
  team: z.strictObject({
    heading: line(60),
    lead: line(240),
    link: z.strictObject({ label: line(40), path: sitePath }),
  }),
  faq: faq.extend({ action }),
});
export type HomePage = z.infer<typeof homePage>;

export const servicesPage = z.strictObject({
  ...base,
  kind: z.literal('services'),
  heading: z.strictObject({ one: line(60), other: line(60) }),
  lead: line(240),
  filter: z.strictObject({
    label: line(40),
    all: line(40),
    status: z.strictObject({ one: line(60), other: line(60) }),
  }),
  strip: z.strictObject({ heading: line(60) }),
  whiteLabel: z.strictObject({
    heading: line(60),
    text: prose(600),
    points: z.array(line(120)).min(2).max(5),
    action,
  }),
  banner,
});
export type ServicesPage = z.infer<typeof servicesPage>;

export const contactPage = z.strictObject({
  ...base,
  kind: z.literal('contact'),
  banner: z.strictObject({ headline, lead: line(200) }),
  details: z.strictObject({
    heading: line(60),
    phone: line(24),
    email: line(24),
    address: line(24),
  }),
  form: z.strictObject({ heading: line(60), lead: line(240) }),
  next: z.strictObject({ heading: line(60), items: z.array(line(160)).min(2).max(4) }),
  /** `{city}` and `{country}` are those of the company's map. */
  map: z.strictObject({ heading: line(60), text: line(160), title: line(80), link: line(40) }),
});
export type ContactPage = z.infer<typeof contactPage>;

/** A page that is a heading, a text and a way on: thank-you, 404. */
export const noticePage = z.strictObject({
  ...base,
  kind: z.literal('notice'),
  hero: z.strictObject({
    headline,
    lead: line(300),
    action,
    scene: sceneName,
    /** Gives the field around the scene its colour. */
    category: categoryId,
  }),
  links: z.strictObject({
    heading: line(60),
    items: z
      .array(z.strictObject({ label: line(48), path: sitePath }))
      .min(2)
      .max(8),
  }),
  /** The caption of the enquiry's reference, on the thank-you page. */
  reference: line(40).optional(),
  /** What stands over pages whose address is like the one that was not found. */
  nearest: line(60).optional(),
});
export type NoticePage = z.infer<typeof noticePage>;

/** A page of text alone, at any address: what is done with data, terms. */
export const plainPage = z.strictObject({
  ...base,
  kind: z.literal('plain'),
  hero: z.strictObject({ headline, lead: line(300) }),
  about: explanation(16),
});
export type PlainPage = z.infer<typeof plainPage>;

/** The Knowledge Hub, /blogs, and the words around its articles and topics. */
export const hubPage = z.strictObject({
  ...base,
  kind: z.literal('hub'),
  hero: z.strictObject({ headline, lead: line(240) }),
  featured: line(24),
  all: line(60),
  topic: z.strictObject({ label: line(32), all: line(32), title: line(40) }),
  feed: z.strictObject({ title: line(60), description: line(160), label: line(40) }),
  article: z.strictObject({ author: line(40), related: line(60), services: line(60) }),
  /** How an article ends, by its category. */
  banners: z.record(categoryId, banner),
});
export type HubPage = z.infer<typeof hubPage>;

/** /testimonials: all review sets, by what they are about. */
export const testimonialsPage = z.strictObject({
  ...base,
  kind: z.literal('testimonials'),
  /** What the breadcrumb calls the page. */
  label: line(40),
  hero: z.strictObject({ headline, lead: line(240) }),
  filter: z.strictObject({ label: line(40), all: line(40) }),
  /** The way from a group of reviews to its service: `{service}` is filled in. */
  link: line(40),
  banner,
});
export type TestimonialsPage = z.infer<typeof testimonialsPage>;

export const page = z.discriminatedUnion('kind', [
  homePage,
  servicesPage,
  servicePage,
  categoryPage,
  detailPage,
  contactPage,
  noticePage,
  plainPage,
  sourcingPage,
  copywritingPage,
  hubPage,
  testimonialsPage,
]);

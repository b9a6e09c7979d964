import { z } from 'zod';
import { enquiryStepNames } from '../artwork/enquiry-step-names.ts';
import {
  action,
  banner,
  categoryId,
  faq,
  headline,
  line,
  link,
  meta,
  prose,
  sample,
  sceneName,
  serviceSlug,
  sitePath,
  slug,
  steps,
} from './common.ts';
import { copywritingPage } from './copywriting-page.ts';
import { homePage } from './home-page.ts';
import { badge, benefits, cards, hero, measured, reviewSet, sampleDocument } from './page-parts.ts';
import { planPage } from './plan-page.ts';
import { sourcingPage } from './sourcing-page.ts';
import { toolPage, toolsPage } from './tool-pages.ts';
import { toolName } from './tool-words.ts';

const base = { meta } as const;

const priced = z
  .strictObject({
    tiers: slug.describe('The file name of a set of packages in content/pricing, without .yaml.'),
    heading: line(60),
    lead: line(240),
  })
  .describe('The packages of the page, with their prices.');
export type PricedContent = z.infer<typeof priced>;

const estimate = z.strictObject({
  label: line(40),
  weeks: line(16)
    .regex(/^\d+[–-]\d+ \D+$/, 'write a range of weeks, such as 1–2 weeks')
    .describe('A range, such as 1–2 weeks. A calendar beside it shows its weeks.'),
});

/** A service page: /localseo, /wordpress ... */
export const servicePage = z.strictObject({
  ...base,
  kind: z.literal('service').describe('A service with packages.'),
  service: serviceSlug.describe(
    'The service that the page sells: a file name of content/services.',
  ),
  hero,
  pricing: priced,
  estimates: z
    .strictObject({ heading: line(60), text: line(200), items: z.array(estimate).length(2) })
    .optional()
    .describe('How long it takes: "1-2 weeks" for a basic site, "3-6 weeks" for a complex one.'),
  steps,
  sampleDocument,
  tool: z.literal('search-preview').optional().describe('The tool that belongs to such pages.'),
  measured: measured.optional(),
  benefits: benefits.optional(),
  testimonials: reviewSet.optional(),
  faq,
  banner,
  promo: banner.optional().describe('A second banner before the footer.'),
});
export type ServicePage = z.infer<typeof servicePage>;

/** A heading, and texts under their own headings. */
const explanation = (count: number, most: number) =>
  z.strictObject({
    heading: line(60),
    sections: z
      .array(
        z.strictObject({
          heading: line(60),
          id: slug.optional().describe('For links to it: `guarantee` in /terms#guarantee.'),
          text: prose(most),
        }),
      )
      .min(2)
      .max(count),
  });

/** A category page: /seo, /amazonppc ... Its cards come from content/services. */
export const categoryPage = z.strictObject({
  ...base,
  kind: z.literal('category').describe('A category with the cards of its services.'),
  category: categoryId,
  hero: z.strictObject({
    headline,
    lead: line(240),
    action,
    badge: badge.optional(),
    facts: z
      .array(z.strictObject({ label: line(24), value: line(16) }))
      .min(2)
      .max(3)
      .optional()
      .describe('Figures for the whole category, such as the lowest price.'),
    scene: sceneName.optional(),
  }),
  cards,
  benefits: benefits.optional(),
  additional: cards.optional().describe('The services whose `listing` is `additional`.'),
  sampleDocument,
  tool: toolName.optional(),
  about: explanation(6, 900).describe('What the category is for and how to choose.'),
  faq,
  banner,
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** A service without packages, behind a card: /services/seo-copywriting, /amazon-ppc/... */
export const detailPage = z.strictObject({
  ...base,
  kind: z.literal('detail').describe('A service without packages.'),
  service: serviceSlug.describe(
    'The service that the page sells: a file name of content/services.',
  ),
  hero: z.strictObject({ headline, lead: line(240), action }),
  done: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(4).max(8) })
    .describe('What we do.'),
  handed: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(3).max(8) })
    .describe('What the customer gets.'),
  excluded: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(2).max(5) })
    .describe('What is not included.'),
  sampleDocument,
  tool: toolName.optional(),
  steps,
  related: z.array(serviceSlug).length(3).describe('Three other services, shown at the end.'),
  faq,
  banner,
});
export type DetailPage = z.infer<typeof detailPage>;

export const servicesPage = z.strictObject({
  ...base,
  kind: z.literal('services').describe('The list of all services, /services.'),
  heading: z.strictObject({ one: line(60), other: line(60) }),
  lead: line(240),
  filter: z.strictObject({
    label: line(40),
    all: line(40),
    status: z.strictObject({ one: line(60), other: line(60) }),
  }),
  several: z
    .strictObject({ text: line(120), link })
    .describe('The tile after the last card, for a visitor who needs more than one service.'),
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
  kind: z.literal('contact').describe('The enquiry form and the contact details, /aboutus.'),
  banner: z.strictObject({ headline, lead: line(200) }),
  ways: z
    .strictObject({ phone: line(24), email: line(24), chat: line(24) })
    .describe('The names of the ways to reach us, in the banner.'),
  form: z.strictObject({ heading: line(60), lead: line(240) }),
  next: z.strictObject({
    heading: line(60),
    items: z
      .array(
        z.strictObject({
          drawing: z.enum(enquiryStepNames).describe('The drawing beside the sentence.'),
          text: line(160),
        }),
      )
      .min(2)
      .max(4),
  }),
  map: z
    .strictObject({
      heading: line(60),
      letters: line(20).describe('Names the address for letters if no place has it.'),
      show: line(40).describe('Shows the live map in place of the drawn one.'),
      text: line(160).describe('What the live map is.'),
      title: line(80),
      link: line(40),
    })
    .describe('`{city}` and `{country}` become those of the map in content/site/company.yaml.'),
});
export type ContactPage = z.infer<typeof contactPage>;

/** A page with a heading, a text and links: thank-you, 404. */
export const noticePage = z.strictObject({
  ...base,
  kind: z.literal('notice').describe('A heading, a text and links: thank-you, 404.'),
  hero: z.strictObject({
    headline,
    lead: line(300),
    action,
    scene: sceneName,
    category: categoryId.describe('The category whose colour is behind the drawing.'),
  }),
  links: z.strictObject({
    heading: line(60),
    items: z
      .array(z.strictObject({ label: line(48), path: sitePath }))
      .min(2)
      .max(8),
  }),
  reference: line(40)
    .optional()
    .describe("The label of the enquiry's reference, on the thank-you page."),
  results: z
    .strictObject({
      heading: line(60).describe('Above the pages whose URL is similar to the requested one.'),
      asked: line(40).describe('The last row; with script, the requested URL.'),
      missing: line(60).describe('What is wrong with that URL.'),
    })
    .optional()
    .describe('The results page instead of the drawing, on the page for an unknown URL.'),
});
export type NoticePage = z.infer<typeof noticePage>;

/** A page of text only, at any path: privacy, terms. */
export const plainPage = z.strictObject({
  ...base,
  kind: z.literal('plain').describe('A page of text, such as privacy or terms.'),
  sample: sample('sentences'),
  hero: z.strictObject({ headline, lead: line(300) }),
  about: explanation(16, 1200),
});

/** The Knowledge Hub, /blogs, and the wording around its articles and topics. */
export const hubPage = z.strictObject({
  ...base,
  kind: z.literal('hub').describe('The Knowledge Hub, /blogs.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  tools: line(32).describe('The link to the free tools.'),
  featured: line(24),
  all: line(60),
  topic: z.strictObject({ label: line(32), all: line(32), title: line(40) }),
  feed: z.strictObject({ title: line(60), description: line(160), label: line(40) }),
  article: z.strictObject({ author: line(40), related: line(60), services: line(60) }),
  banners: z
    .record(categoryId, banner)
    .describe('The banner at the end of an article, by the category of the article.'),
});

/** /testimonials: all review sets, by what they are about. */
export const testimonialsPage = z.strictObject({
  ...base,
  kind: z.literal('testimonials').describe('All reviews, /testimonials.'),
  label: line(40).describe('The name of the page in the breadcrumb.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  rating: prose(400).describe('What the ratings of other pages are and what they are not.'),
  filter: z.strictObject({ label: line(40), all: line(40) }),
  link: line(40).describe(
    'The link from a group of reviews to its service. `{service}` becomes the name.',
  ),
  banner,
});

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
  toolsPage,
  toolPage,
  planPage,
]);

import { z } from 'zod';
import { enquiryStepNames } from '../artwork/enquiry-step-names.ts';
import {
  action,
  banner,
  categoryId,
  drawnBanner,
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
    tiers: slug.describe('The name of a file in content/pricing, without .yaml.'),
    heading: line(60),
    lead: line(240),
  })
  .describe('The packages on the page, with their prices.');
export type PricedContent = z.infer<typeof priced>;

const estimate = z.strictObject({
  label: line(40),
  weeks: line(16)
    .regex(/^\d+[–-]\d+ \D+$/, 'write a range of weeks, such as 1–2 weeks')
    .describe('A range such as 1–2 weeks, which a calendar next to it shows.'),
});

/** A page such as /localseo or /wordpress. */
export const servicePage = z.strictObject({
  ...base,
  kind: z.literal('service').describe('A service with packages.'),
  service: serviceSlug.describe(
    'The service that the page sells: the name of a file in content/services, without .yaml.',
  ),
  hero,
  pricing: priced,
  estimates: z
    .strictObject({ heading: line(60), text: line(200), items: z.array(estimate).length(2) })
    .optional()
    .describe('How long a website takes, such as 1–2 weeks for a basic one.'),
  steps,
  sampleDocument,
  tool: z.literal('search-preview').optional().describe('The free tool on the page.'),
  measured: measured.optional(),
  benefits: benefits.optional(),
  testimonials: reviewSet.optional(),
  faq,
  banner: drawnBanner,
  promo: banner.optional().describe('A second banner before the footer.'),
});
export type ServicePage = z.infer<typeof servicePage>;

const section = (most: number) =>
  z.strictObject({
    heading: line(60),
    id: slug.optional().describe('The anchor for links, such as `guarantee` in /terms#guarantee.'),
    text: prose(most),
  });
/** A section with subsections. */
const explanation = <Section extends z.ZodType>(each: Section, count: number) =>
  z.strictObject({ heading: line(60), sections: z.array(each).min(2).max(count) });

/** A page such as /seo or /amazonppc. */
export const categoryPage = z.strictObject({
  ...base,
  kind: z.literal('category').describe('A category, with a card for each of its services.'),
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
      .describe('Facts about the whole category, such as its lowest price.'),
    scene: sceneName.optional(),
  }),
  cards: cards.extend({
    problems: z
      .array(z.strictObject({ service: serviceSlug, problem: line(60) }))
      .optional()
      .describe('What each service solves. The cards are in this order, then the other services.'),
  }),
  benefits: benefits.optional(),
  additional: cards
    .optional()
    .describe('The section with the services whose `listing` is `additional`.'),
  sampleDocument,
  tool: toolName.optional(),
  about: explanation(
    section(900).extend({
      services: z
        .array(z.strictObject({ service: serviceSlug, text: line(100) }))
        .min(3)
        .max(5)
        .optional()
        .describe('Services to choose from, each with what it is for.'),
      inOrder: z
        .literal(true)
        .optional()
        .describe('`true` numbers the services, in the order in which to buy them.'),
      rows: z
        .array(z.strictObject({ term: line(40), text: line(160) }))
        .min(2)
        .max(9)
        .default([])
        .describe('A list instead of prose, such as what each service gives you.'),
      text: prose(900).optional(),
    }),
    6,
  ).describe('Advice on what the services are for and how to choose one.'),
  faq,
  banner,
});
export type CategoryPage = z.infer<typeof categoryPage>;

/** A page such as /services/seo-copywriting. */
export const detailPage = z.strictObject({
  ...base,
  kind: z.literal('detail').describe('A service without packages.'),
  service: serviceSlug.describe(
    'The service that the page sells: the name of a file in content/services, without .yaml.',
  ),
  hero: z.strictObject({ headline, lead: line(240), action }),
  done: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(4).max(8) })
    .describe('The work that we do.'),
  handed: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(3).max(8) })
    .describe('The results that the customer receives.'),
  excluded: z
    .strictObject({ heading: line(60), items: z.array(line(200)).min(2).max(5) })
    .describe('Work that the price does not include.'),
  sampleDocument,
  tool: toolName.optional(),
  steps,
  review: line(40)
    .optional()
    .describe("The client whose review the page shows. By default, it's the category's last."),
  related: z.array(serviceSlug).length(3).describe('Three other services, listed on the page.'),
  faq,
  banner: drawnBanner,
});
export type DetailPage = z.infer<typeof detailPage>;

export const servicesPage = z.strictObject({
  ...base,
  kind: z.literal('services').describe('The page with all services, /services.'),
  heading: z.strictObject({ one: line(60), other: line(60) }),
  lead: line(240),
  filter: z.strictObject({
    label: line(40),
    all: line(40),
    status: z.strictObject({ one: line(60), other: line(60) }),
  }),
  several: z
    .strictObject({ text: line(120), link })
    .describe('The tile after the last card, for visitors who need more than one service.'),
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
  kind: z
    .literal('contact')
    .describe('The page with the enquiry form and the contact details, /aboutus.'),
  banner: z.strictObject({ headline, lead: line(200) }),
  ways: z
    .strictObject({ phone: line(24), email: line(24), chat: line(24) })
    .describe('The labels of the contact details in the banner.'),
  form: z.strictObject({
    heading: line(60),
    lead: line(240),
    prices: link.describe('The link for visitors who want to see prices before they write.'),
    assurance: line(120).describe('The sentence next to the button: what happens once it is sent.'),
  }),
  review: z
    .strictObject({
      category: categoryId,
      client: line(40).describe("If there is no review by this client, it's the category's last."),
    })
    .describe('The review next to the form. It is one from content/testimonials.'),
  next: z.strictObject({
    heading: line(60),
    items: z
      .array(
        z.strictObject({
          drawing: z.enum(enquiryStepNames).describe('The drawing next to the text.'),
          name: line(20),
          text: line(160),
        }),
      )
      .min(2)
      .max(4),
  }),
  map: z
    .strictObject({
      heading: line(60),
      letters: line(20).describe(
        'The label of the postal address if it belongs to none of the places.',
      ),
      show: line(40).describe('The link that shows the live map.'),
      text: line(160).describe('The sentence about the live map.'),
      title: line(80),
      link: line(40),
    })
    .describe(
      '`{city}` and `{country}` are replaced with those under `map` in content/site/company.yaml.',
    ),
});
export type ContactPage = z.infer<typeof contactPage>;

export const noticePage = z.strictObject({
  ...base,
  kind: z
    .literal('notice')
    .describe('A short page with links, such as /thank-you or the 404 page.'),
  hero: z.strictObject({
    headline,
    lead: line(300),
    action,
    scene: sceneName,
    category: categoryId.describe('The category that gives the page its colour.'),
  }),
  links: z.strictObject({
    heading: line(60),
    items: z
      .array(z.strictObject({ label: line(48), path: sitePath }))
      .min(2)
      .max(8),
  }),
  reference: line(40).optional().describe('The label of the reference on the thank-you page.'),
  results: z
    .strictObject({
      heading: line(60).describe('The heading above pages with a similar URL.'),
      asked: line(40).describe('The text in place of the requested URL if JavaScript is off.'),
      missing: line(60).describe('The message that there is no such page.'),
    })
    .optional()
    .describe('The search results that the 404 page shows instead of a drawing.'),
});
export type NoticePage = z.infer<typeof noticePage>;

const plainPage = z.strictObject({
  ...base,
  kind: z.literal('plain').describe('A page of text, such as /privacy or /terms.'),
  sample: sample('sentences'),
  hero: z.strictObject({ headline, lead: line(300) }),
  about: explanation(section(1200), 16),
});

/** Includes the wording that surrounds articles and topics. */
const hubPage = z.strictObject({
  ...base,
  kind: z.literal('hub').describe('The Knowledge Hub, /blogs.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  tools: line(32).describe('The link to the free tools.'),
  featured: line(24),
  all: line(60),
  topic: z.strictObject({
    label: line(32),
    all: line(32),
    more: line(32).describe('The control that shows the topics with the fewest articles.'),
    title: line(40),
  }),
  feed: z.strictObject({ title: line(60), description: line(160), label: line(40) }),
  article: z.strictObject({ author: line(40), related: line(60), services: line(60) }),
  banner: banner.describe('The banner at the end of the Knowledge Hub.'),
  banners: z
    .record(categoryId, banner)
    .describe('The banner at the end of an article or a topic, for each category.'),
});

const testimonialsPage = z.strictObject({
  ...base,
  kind: z.literal('testimonials').describe('The page with all reviews, /testimonials.'),
  label: line(40).describe('The name of the page in the breadcrumb.'),
  hero: z.strictObject({ headline, lead: line(240) }),
  rating: prose(400).describe('An explanation of the ratings on other pages.'),
  filter: z.strictObject({ label: line(40), all: line(40) }),
  link: line(40).describe(
    'The link from reviews to their service. `{service}` is replaced with the name of the service.',
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

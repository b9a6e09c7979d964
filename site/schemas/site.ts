import { z } from 'zod';
import { extraSourceDirectives } from '../../contract/site-manifest.ts';
import { regionIds } from '../artwork/region-ids.ts';
import {
  categoryId,
  line,
  link,
  portraitName,
  sample,
  sceneName,
  serviceSlug,
  sitePath,
} from './common.ts';

/** content/site/navigation.yaml */
export const navigation = z.strictObject({
  main: z
    .array(
      link.extend({
        dropdown: z.literal(true).optional().describe('`true` opens the Services panel.'),
      }),
    )
    .min(1)
    .describe('The links in the header.'),
  order: z
    .strictObject({
      label: line(48),
      ariaLabel: line(40).describe('What screen readers say instead of the label.'),
    })
    .describe('The button that goes to the enquiry form, with the service of the page.'),
  panel: z.strictObject({
    heading: line(40),
    all: link,
    grow: z.strictObject({ heading: line(12), text: line(120), action: link }),
  }),
  footer: z.strictObject({
    blurb: line(120),
    pages: z.strictObject({ heading: line(24), links: z.array(link) }),
    services: z.strictObject({ heading: line(24), links: z.array(link) }),
    contact: z.strictObject({ heading: line(24) }),
    newsletter: link.describe('The link to the newsletter on small screens, which have no form.'),
    rights: line(40).describe('The words at the end of the copyright line.'),
  }),
  contactTab: link,
});

const category = z.strictObject({
  id: categoryId,
  name: line(40),
  path: sitePath,
  scene: sceneName,
  strip: z
    .strictObject({
      order: z.int().min(1).max(5).describe('Its place, from 1. Each place is used once.'),
      title: line(40),
      text: line(120),
      path: sitePath,
      link: line(40),
    })
    .describe('What the strip on the home page says about the category.'),
  menu: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('service'), service: serviceSlug }),
        z.strictObject({ kind: z.literal('page'), label: line(48), path: sitePath }),
      ]),
    )
    .describe('Its links in the Services panel: a `service`, or any other `page`.'),
});

/** content/site/categories.yaml, in the order of the Services panel. */
export const categories = z.strictObject({ categories: z.array(category).length(5) });

const wording = z.strictObject({
  title: line(60).describe('The heading of the pop-up.'),
  text: line(160).describe('The sentence below it.'),
  menuLine: line(80).describe('The line in the Services panel.'),
});

const percent = z.int().min(1).max(90).describe('From 1 to 90, without a sign.');

/** content/site/offers.yaml. `{percent}` and `{date}` (the last day) are filled in. */
export const offers = z.strictObject({
  promo: z.strictObject({
    percent,
    until: z.iso
      .date('write the last day, a date that exists, in quotes: "YYYY-MM-DD"')
      .describe('The last day, in quotes: "YYYY-MM-DD". The offer ends when this day ends in UTC.'),
    during: wording.describe('Shown until the last day.'),
    after: wording.describe('Shown after the last day. It must not claim a discount or a date.'),
    terms: line(80).describe('The small print in the pop-up, until the last day.'),
    figureSuffix: line(12).describe('What follows the large figure: "25% off".'),
    action: line(24).describe('The button of the pop-up, which goes to the enquiry form.'),
    dismiss: line(24).describe('The button that closes the pop-up.'),
  }),
  terms: link.describe('The link to the terms, beside each offer.'),
  standing: z
    .array(
      z.strictObject({
        category: categoryId,
        percent,
        text: line(80).describe('The line on the page and in the pop-up, with `{percent}`.'),
        message: line(120)
          .optional()
          .describe(
            'What the message in the form begins with, after the first button of that page.',
          ),
      }),
    )
    .describe("Offers without an end date, each on the page that its category's strip links to."),
});
export type Offers = z.infer<typeof offers>;

/** Sources for a content security policy: `https://translate.google.com`. */
const sources = z.array(z.url()).min(1);

/** content/site/languages.yaml. `{language}` (the chosen one) and `{current}` are filled in. */
export const languages = z.strictObject({
  default: line(8).describe('The code of the language that the site is written in.'),
  languages: z
    .array(
      z.strictObject({
        code: line(8).describe("The translation service's code of the language, such as de."),
        name: line(24).describe('The name in English.'),
        native: line(24).describe("The language's own name."),
        direction: z.enum(['ltr', 'rtl']).describe('`ltr`: left to right. `rtl`: right to left.'),
      }),
    )
    .min(1)
    .describe('What the language menu offers.'),
  menu: z.strictObject({
    label: line(40),
    waiting: line(80),
    done: line(80),
    failed: line(120),
    slow: line(120),
  }),
  translator: z
    .strictObject({
      script: z.url(),
      timeout: z
        .int()
        .positive()
        .describe('Milliseconds until the visitor is told that it takes too long.'),
      sources: z
        .partialRecord(z.enum(extraSourceDirectives), sources)
        .describe('What the script loads itself, by directive of the content security policy.'),
    })
    .describe('The script that translates the page. It loads when a visitor chooses a language.'),
});
export type Languages = z.infer<typeof languages>;

/** The visitor's own query is kept, so neither side may have one. */
const plainPath = sitePath.regex(/^[^?#]*$/, 'write the path alone, without ? and #');

/** content/site/redirects.yaml: permanent redirects, one hop. */
export const redirects = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: plainPath.describe('The old path.'),
        to: plainPath.describe('The page it leads to: not another redirect.'),
      }),
    )
    .describe('Permanent redirects.'),
});

const rating = z.strictObject({
  score: z.number(),
  outOf: z.int(),
  reviews: z.int().describe('How many reviews.'),
  more: z.boolean().describe('`true` shows a plus after their number.'),
});

/** content/site/claims.yaml: claims and figures that several pages quote. */
export const claims = z.strictObject({
  sample: sample('claims'),
  facts: z
    .array(
      z.strictObject({
        figure: line(16).describe('The large figure, such as 20+.'),
        label: line(40).describe('What the figure counts.'),
        path: sitePath.optional().describe('The page that says more about it.'),
      }),
    )
    .length(4)
    .describe('The four figures under the headline of the home page.'),
  ratings: z.strictObject({ seo: rating, web: rating }),
  ratingNote: line(120).describe('What the ratings are and what they are not, beside each.'),
  byCategory: z.strictObject({
    web: z.array(line(40)),
    copy: z.array(line(40)),
    sourcing: z.array(line(40)),
    ppc: z.array(line(40)),
  }),
});
export type Claims = z.infer<typeof claims>;
export type Rating = Claims['ratings']['seo'];

/** content/site/team.yaml */
export const team = z.strictObject({
  sample: sample('people'),
  members: z
    .array(
      z.strictObject({
        name: line(40),
        role: line(40).describe('The job title, below the name.'),
        portrait: portraitName,
        note: line(140).describe('One sentence: what the person does for customers.'),
      }),
    )
    .min(1, 'add at least one person'),
});

/**
 * content/site/sourcing.yaml: the lists and shares drawn on the sourcing page. Shares are
 * percentages.
 */
export const sourcing = z.strictObject({
  regions: z
    .array(
      z.strictObject({
        id: z.enum(regionIds).describe('Its place on the map.'),
        name: line(40),
        percent: z.int().min(1).max(100),
      }),
    )
    .length(6)
    .describe('The regions we work with. The shares add up to 100.'),
  enquiryCategories: z.array(line(60)).length(5),
  topSourcedCategories: z.array(line(60)).length(10),
});

/** content/site/timing.yaml. Milliseconds unless the name says otherwise. */
export const timing = z.strictObject({
  promoDelay: z.int(),
  stripInterval: z.int(),
  stripLoopReset: z.int(),
  galleryPixelsPerFrame: z.number(),
  heroColumnCycle: z.int(),
  seoTestimonialInterval: z.int(),
  copywritingInterval: z.int(),
  copywritingGapPixels: z.int(),
  sourcingInterval: z.int(),
  sourcingStepPixels: z.int(),
  sourcingCardPixels: z.int(),
  chartRevealPercent: z.int(),
});

/**
 * content/site/interface.yaml: the labels of controls. Filled in: `{count}`, `{score}`, `{outOf}`,
 * `{title}`, `{year}`, `{rights}`, `{package}`, `{number}`, `{date}`.
 */
export const interfaceWords = z.strictObject({
  skipLink: line(40),
  close: line(20),
  pause: line(20),
  play: line(20),
  next: line(20),
  previous: line(20),
  toggleMenu: line(40),
  closeServices: line(40),
  mainMenu: line(24),
  footerMenu: line(24),
  breadcrumb: line(24),
  from: line(12),
  alsoPackages: line(40).describe('On the card of a service with packages.'),
  upTo: line(12),
  delivery: line(20),
  perCampaign: line(24),
  plan: z
    .strictObject({
      link: line(16),
      add: line(24),
      addShort: line(10).describe('The same where there is little room: on phones, in a list.'),
      addManaged: line(40).describe(
        "The hero's link where there are packages too. `{price}` is filled in.",
      ),
      managed: line(60).describe(
        'The name of a service that also has packages. `{service}` is filled in.',
      ),
      package: line(60).describe(
        'The name of a package. `{service}` and `{package}` are filled in.',
      ),
      planned: line(24),
      remove: line(24),
      added: line(60),
      removed: line(60),
    })
    .describe('The link to the plan, and what adds to it. `{item}` becomes a name.'),
  days: z.strictObject({ one: line(24), other: line(24) }),
  reviews: line(40),
  rating: line(60),
  popular: line(24),
  newWindow: line(40),
  playVideo: line(40),
  copyright: line(60),
  orderPackage: line(40),
  orderService: line(40).describe('On the card of a service without a page of its own.'),
  showReview: line(40),
  related: line(40),
  allServices: line(40),
  reviewCount: z.strictObject({ one: line(24), other: line(24) }),
  more: line(40).describe('Expands part of a text on phones.'),
  showAll: line(40).describe(
    'Shows the rest of a list on phones. `{items}` becomes "10 questions".',
  ),
  questionCount: z.strictObject({ one: line(24), other: line(24) }),
  article: z.strictObject({
    readingTime: z.strictObject({ one: line(24), other: line(24) }),
    published: line(24),
    updated: line(24),
    contents: line(24),
    topics: line(24),
    table: line(40),
    pages: line(40),
    previous: line(24),
    next: line(24),
    all: line(40),
  }),
  search: z.strictObject({
    open: line(32),
    title: line(60),
    label: line(60),
    hint: line(120),
    searching: line(24),
    services: line(40).describe('The link to all services, when nothing is found.'),
    ask: line(40).describe('The link to the enquiry form, when nothing is found.'),
    results: z.strictObject({ one: line(40), other: line(40) }),
    none: line(120),
    failed: line(120),
  }),
  ratingAfter: z
    .strictObject({ exact: line(40), more: line(40) })
    .describe('What follows the score: for an exact number of reviews, and for one with a plus.'),
  views: z
    .strictObject({ label: line(40), page: line(12), code: line(12) })
    .describe('The switch between a web development page and its code.'),
});
export type InterfaceWords = z.infer<typeof interfaceWords>;

import { z } from 'zod';
import { extraSourceDirectives } from '../../contract/site-manifest.ts';
import { regionIds } from '../artwork/region-ids.ts';
import { categoryId, line, portraitName, sceneName, sitePath, slug } from './common.ts';

/** content/site/company.yaml. `sample: true` marks reserved values until the real ones come. */
export const company = z.strictObject({
  sample: z.literal(true).optional(),
  name: line(40),
  founded: z.int(),
  phone: z.strictObject({
    display: line(24),
    href: z.string().regex(/^tel:\+[0-9]+$/, {
      error: 'write tel: with a plus and digits only, such as tel:+12125550142',
    }),
  }),
  email: z.email(),
  whatsapp: z.strictObject({ url: z.url(), label: line(60) }),
  addresses: z.strictObject({
    /** In the footer of every page and every mail. */
    footer: z.array(line(60)).min(2),
    /** On the contact page, for letters. */
    letters: z.array(line(60)).min(2),
  }),
  map: z.strictObject({ city: line(40), country: line(40), embedUrl: z.url() }),
  video: z.strictObject({
    id: z.string().regex(/^[\w-]{11}$/, {
      error: "write the eleven signs at the end of the video's address, such as M7lc1UVf-VE",
    }),
    host: z.url(),
  }),
  social: z.array(z.strictObject({ name: line(24), url: z.url() })).min(1),
});
export type Company = z.infer<typeof company>;

const link = z.strictObject({ label: line(48), path: sitePath });
export type Link = z.infer<typeof link>;

/** content/site/navigation.yaml */
export const navigation = z.strictObject({
  main: z.array(link.extend({ dropdown: z.literal(true).optional() })).min(1),
  /** Leads to the enquiry form, on a service's page with that service. */
  order: z.strictObject({ label: line(48), ariaLabel: line(40) }),
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
    /** Where small screens, which have no newsletter box, find one. */
    newsletter: link,
    rights: line(40),
  }),
  contactTab: link,
});
export type Navigation = z.infer<typeof navigation>;

const category = z.strictObject({
  id: categoryId,
  name: line(40),
  path: sitePath,
  scene: sceneName,
  /** What the home page's strip says about it. `order` is its place there, from 1. */
  strip: z.strictObject({
    order: z.int().min(1).max(5),
    title: line(40),
    text: line(120),
    path: sitePath,
    link: line(40),
  }),
  /** Links of the group in the Services panel: a service by slug, or a page of its own. */
  menu: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('service'), service: slug }),
      z.strictObject({ kind: z.literal('page'), label: line(48), path: sitePath }),
    ]),
  ),
});
export type Category = z.infer<typeof category>;

/** content/site/categories.yaml, in the order of the Services panel. */
export const categories = z.strictObject({ categories: z.array(category).length(5) });

const wording = z.strictObject({ title: line(60), text: line(160), menuLine: line(80) });

/**
 * content/site/offers.yaml. A dated offer is shown until the end of its last day, UTC.
 * `{percent}` and `{date}` (the last day, written by Intl) are filled in.
 */
export const offers = z.strictObject({
  promo: z.strictObject({
    percent: z.int().min(1).max(90),
    until: z.iso.date('write the last day in quotes, as "YYYY-MM-DD"'),
    during: wording,
    after: wording,
    terms: line(80),
    figureSuffix: line(12),
    action: line(24),
    dismiss: line(24),
  }),
  /** Offers without an end, each on the page that its category's strip leads to. */
  standing: z.array(
    z.strictObject({
      category: categoryId,
      percent: z.int().min(1).max(90),
      text: line(80),
    }),
  ),
});
export type Offers = z.infer<typeof offers>;

/** Sources of a content security policy: `https://translate.google.com`. */
const sources = z.array(z.url()).min(1);

/**
 * content/site/languages.yaml: what the language menu offers. `native` is the language's own name.
 * `{language}` (picked) and `{current}` are filled in.
 */
export const languages = z.strictObject({
  default: line(8),
  languages: z
    .array(
      z.strictObject({
        code: line(8),
        name: line(24),
        native: line(24),
        direction: z.enum(['ltr', 'rtl']),
      }),
    )
    .min(1),
  menu: z.strictObject({
    label: line(40),
    waiting: line(80),
    done: line(80),
    failed: line(120),
    slow: line(120),
  }),
  /** The script that translates the page, asked for only once a visitor picks another language. */
  translator: z.strictObject({
    script: z.url(),
    /** Milliseconds until the visitor is told that it takes too long. */
    timeout: z.int().positive(),
    /** What the script loads in its turn, by directive of the content security policy. */
    sources: z.partialRecord(z.enum(extraSourceDirectives), sources),
  }),
});
export type Languages = z.infer<typeof languages>;

/** The visitor's own query is kept, so neither side has one. */
const plainPath = sitePath.regex(/^[^?#]*$/, 'write the path alone, without ? and #');

/** content/site/redirects.yaml: permanent redirects, one hop. */
export const redirects = z.strictObject({
  redirects: z.array(z.strictObject({ from: plainPath, to: plainPath })),
});

/** content/site/claims.yaml: claims and figures that several pages quote. */
export const claims = z.strictObject({
  facts: z.array(z.strictObject({ figure: line(16), label: line(40) })).length(4),
  ratings: z.strictObject({
    seo: z.strictObject({ score: z.number(), outOf: z.int(), reviews: z.int(), more: z.boolean() }),
    web: z.strictObject({ score: z.number(), outOf: z.int(), reviews: z.int(), more: z.boolean() }),
  }),
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
  sample: z.literal(true).optional(),
  members: z.array(
    z.strictObject({ name: line(40), role: line(40), portrait: portraitName, note: line(140) }),
  ),
});
export type Team = z.infer<typeof team>;

/** content/site/sourcing.yaml: lists and shares that the sourcing page draws. Shares are percent. */
export const sourcing = z.strictObject({
  regions: z
    .array(
      z.strictObject({
        /** Its place on the drawn map. */
        id: z.enum(regionIds),
        name: line(40),
        percent: z.int().min(1).max(100),
      }),
    )
    .length(6),
  enquiryCategories: z.array(line(60)).length(5),
  topSourcedCategories: z.array(line(60)).length(10),
});
export type Sourcing = z.infer<typeof sourcing>;

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
export type Timing = z.infer<typeof timing>;

/**
 * content/site/interface.yaml: the words of controls. Filled in: `{count}`, `{score}`, `{outOf}`,
 * `{title}`, `{year}`, `{company}`, `{rights}`, `{package}`, `{number}`, `{date}`.
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
  /** On the card of a service that is sold in packages too. */
  packagesFrom: line(40),
  upTo: line(12),
  delivery: line(20),
  perCampaign: line(24),
  days: z.strictObject({ one: line(24), other: line(24) }),
  reviews: line(40),
  rating: line(60),
  popular: line(24),
  newWindow: line(40),
  playVideo: line(40),
  copyright: line(60),
  orderPackage: line(40),
  /** On the card of a service without a page of its own. */
  orderService: line(40),
  showReview: line(40),
  related: line(40),
  allServices: line(40),
  reviewCount: z.strictObject({ one: line(24), other: line(24) }),
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
    /** Where to go on when nothing is found. */
    services: line(40),
    ask: line(40),
    results: z.strictObject({ one: line(40), other: line(40) }),
    none: line(120),
    failed: line(120),
  }),
  /** The pages that static hosts answer redirects with; `{title}` is where they lead. */
  moved: z.strictObject({ title: line(60), text: line(120), link: line(60) }),
});
export type InterfaceWords = z.infer<typeof interfaceWords>;

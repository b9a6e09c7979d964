import { z } from 'zod';
import { extraSourceDirectives } from '../../contract/site-manifest.ts';
import { goodsNames } from '../artwork/goods-names.ts';
import { memberObjectNames } from '../artwork/member-object-names.ts';
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
        dropdown: z
          .literal(true)
          .optional()
          .describe('`true` makes the link open the Services panel.'),
      }),
    )
    .min(1)
    .describe('The links in the header.'),
  order: z
    .strictObject({
      label: line(48),
      ariaLabel: line(40).describe('What screen readers say instead of the label.'),
    })
    .describe("The button that opens the enquiry form with the page's service."),
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
    newsletter: link.describe('The newsletter link on small screens, where the form is hidden.'),
    rights: line(40).describe('The text at the end of the copyright line.'),
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
      order: z
        .int()
        .min(1)
        .max(5)
        .describe('The position of the strip, from 1 to 5. Each category needs a different one.'),
      title: line(40),
      text: line(120),
      question: line(48).describe("A visitor's problem, for the strip on /services."),
      path: sitePath,
      link: line(40),
    })
    .describe('The card of the category in the strips on the home page and /services.'),
  menu: z
    .array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('service'), service: serviceSlug }),
        z.strictObject({
          kind: z.literal('page'),
          label: line(48),
          path: sitePath,
          text: line(80).optional().describe('A sentence below the link.'),
        }),
      ]),
    )
    .describe("The category's links in the Services panel. Each leads to a `service` or a `page`."),
});

/** content/site/categories.yaml, in the order of the Services panel. */
export const categories = z.strictObject({ categories: z.array(category).length(5) });

/** A line that doesn't repeat the offer's percentage as a number. */
const offerLine = (limit: number) =>
  line(limit).refine(
    (text) => !/\d\s?%/.test(text),
    'write {percent}% instead of the number, so that the two always agree',
  );

const wording = (text: typeof line) =>
  z.strictObject({
    title: text(60).describe('The heading of the pop-up.'),
    text: text(160).describe('The sentence below the heading.'),
    menuLine: text(80).describe('The line in the Services panel.'),
  });

const percent = z.int().min(1).max(90).describe('A whole number from 1 to 90, without %.');

/** content/site/offers.yaml. `{date}` is the last day of the offer. */
export const offers = z.strictObject({
  promo: z.strictObject({
    percent,
    until: z.iso
      .date('write the last day, a date that exists, in quotes: "YYYY-MM-DD"')
      .describe(
        'The last day of the offer, in quotes: "YYYY-MM-DD". The offer ends at the end of that day in UTC.',
      ),
    during: wording(offerLine).describe('The wording until the end of the last day.'),
    after: wording(line).describe(
      'The wording after the last day. It must not mention a discount or a date.',
    ),
    terms: line(80).describe('The small print in the pop-up while the offer runs.'),
    action: line(24).describe('The button in the pop-up that opens the enquiry form.'),
    dismiss: line(24).describe('The button that closes the pop-up.'),
  }),
  terms: link.describe('The link to the terms, next to each offer.'),
  standing: z
    .array(
      z.strictObject({
        category: categoryId,
        percent,
        text: offerLine(80).describe(
          'The text of the offer on the page and in the pop-up. It can contain `{percent}`.',
        ),
        message: line(120)
          .optional()
          .describe(
            "The beginning of the message if a visitor opens the form with the page's first button.",
          ),
      }),
    )
    .describe(
      "Offers without an end date. Each is on the page that its category's strip links to.",
    ),
});
export type Offers = z.infer<typeof offers>;

/** Sources in a content security policy, such as `https://translate.google.com`. */
const sources = z.array(z.url()).min(1);

/**
 * content/site/languages.yaml. `{language}` is the language that the visitor chose, `{current}` the
 * language of the page.
 */
export const languages = z.strictObject({
  default: line(8).describe("The code of the site's own language."),
  languages: z
    .array(
      z.strictObject({
        code: line(8)
          .refine(isLanguage, 'write the code of a language, such as de or zh-CN')
          .describe(
            "The translation service's code for the language, such as de: cloud.google.com/translate/docs/languages has the list.",
          ),
        name: line(24).describe('The name of the language in English.'),
        native: line(24).describe('The name of the language in that language.'),
        direction: z
          .enum(['ltr', 'rtl'])
          .describe('`ltr` for left to right, `rtl` for right to left.'),
      }),
    )
    .min(1)
    .describe('The languages in the language menu on /productmain.'),
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
        .describe(
          'How long the translation may take, in milliseconds, before the visitor sees `slow`.',
        ),
      sources: z
        .partialRecord(z.enum(extraSourceDirectives), sources)
        .describe(
          'The hosts that the script loads from, grouped by directive of the content security policy.',
        ),
    })
    .describe('The script that translates the page when a visitor chooses a language.'),
});
export type Languages = z.infer<typeof languages>;

/** Old codes count too, such as `iw` for Hebrew, which some services still use. */
function isLanguage(code: string): boolean {
  try {
    return (
      new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) !== undefined
    );
  } catch {
    return false;
  }
}

/** A redirect keeps the query of the request, so neither of its paths may have one. */
const pagePath = sitePath.regex(/^[^?#]*$/, 'write the path alone, without ? and #');
const oldPath = z.string().regex(/^(?:\/[\w.~-]*[\w~-])+$/, {
  error:
    'write the old path from its first slash, without a trailing slash, spaces, ? or #, such as /old/Prices.php',
});

/** content/site/redirects.yaml */
export const redirects = z.strictObject({
  redirects: z
    .array(
      z.strictObject({
        from: oldPath.describe('The old path, in the same upper and lower case.'),
        to: pagePath.describe('The path of the page. It must not be another redirect.'),
      }),
    )
    .describe(
      'Permanent redirects. A redirect from /seo-leeds also applies to /seo-leeds/ and /seo-leeds.html.',
    ),
});

const rating = z.strictObject({
  score: z.number(),
  outOf: z.int(),
  reviews: z.int().describe('The number of reviews.'),
  more: z.boolean().describe('`true` shows a plus after the number of reviews.'),
});

/** content/site/claims.yaml: claims and figures that the pages share. */
export const claims = z.strictObject({
  sample: sample('claims'),
  facts: z
    .array(
      z.strictObject({
        figure: line(16).describe('The large figure, such as 20+.'),
        label: line(40).describe('The text that explains the figure.'),
        path: sitePath.optional().describe('A page with more information.'),
      }),
    )
    .length(4)
    .describe('The four figures below the headline of the home page.'),
  ratings: z.strictObject({ seo: rating, web: rating }),
  ratingNote: line(120).describe('The note next to each rating that says what it is based on.'),
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
        role: line(40).describe('The job title.'),
        portrait: portraitName,
        object: z
          .enum(memberObjectNames)
          .describe(
            'What the home page shows the person with: `report` (checks a report in pencil), ' +
              '`workload` (shares out work on a board), `schedule` (points at delivery days).',
          ),
        note: line(140).describe('A sentence that says what the person does for customers.'),
      }),
    )
    .min(1, 'add at least one person')
    .describe('The team. The home page shows everyone, the contact page the first three.'),
});

/** content/site/sourcing.yaml: the figures and lists in the drawings on the sourcing page. */
export const sourcing = z.strictObject({
  regions: z
    .array(
      z.strictObject({
        id: z.enum(regionIds).describe('The region on the map.'),
        name: line(40),
        percent: z.int().min(1).max(100),
      }),
    )
    .length(6)
    .describe('The regions that we work with. The percentages must add up to 100.'),
  enquiryCategories: z
    .array(line(60))
    .length(5)
    .describe('What most enquiries are about, the most frequent first.'),
  topSourcedCategories: z
    .array(
      z.strictObject({
        name: line(60),
        drawing: z
          .enum(goodsNames)
          .optional()
          .describe('The goods in the bay. A category without a drawing has a closed carton.'),
      }),
    )
    .min(4)
    .max(15)
    .describe('The bays of the racking, from left to right. Multiples of five fill every row.'),
});

/** content/site/timing.yaml. Values are in milliseconds unless the name gives another unit. */
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
 * content/site/interface.yaml: the labels of controls. They can contain `{count}`, `{score}`,
 * `{outOf}`, `{title}`, `{year}`, `{rights}`, `{package}`, `{number}` and `{date}`.
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
  serviceGroup: z
    .strictObject({ one: line(40), other: line(40) })
    .describe(
      "Under a category's name in the Services panel. `{count}` is its number of services and `{price}` the lowest price.",
    ),
  mainMenu: line(24),
  footerMenu: line(24),
  breadcrumb: line(24),
  from: line(12),
  alsoPackages: line(40).describe('The note on the card of a service that also has packages.'),
  upTo: line(12),
  delivery: line(20),
  perCampaign: line(24),
  plan: z
    .strictObject({
      link: line(16),
      add: line(24),
      addShort: line(10).describe('A short version of `add`, for lists and phones.'),
      managed: line(60).describe(
        'The name of managed work by a service that also has packages. `{service}` is replaced with the name of the service.',
      ),
      package: line(60).describe(
        'The name of a package. `{service}` and `{package}` are replaced with names.',
      ),
      planned: line(24),
      remove: line(24),
      added: line(60),
      removed: line(60),
    })
    .describe(
      'The link to the plan, and the controls that add to it. `{item}` is replaced with a name.',
    ),
  days: z.strictObject({ one: line(24), other: line(24) }),
  reviews: line(40),
  rating: line(60),
  popular: line(24),
  newWindow: line(40),
  playVideo: line(40),
  copyright: line(60),
  orderPackage: line(40),
  orderService: line(40).describe('The button on the card of a service that has no page.'),
  showReview: line(40),
  related: line(40),
  allServices: line(40),
  reviewCount: z.strictObject({ one: line(24), other: line(24) }),
  more: line(40).describe('The button on phones that shows the rest of the text.'),
  showAll: line(40).describe(
    'The button on phones that shows a whole list. `{items}` is replaced with text such as "10 questions".',
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
    services: line(40).describe('The link to all services if there are no results.'),
    ask: line(40).describe('The link to the enquiry form if there are no results.'),
    results: z.strictObject({ one: line(40), other: line(40) }),
    none: line(120),
    failed: line(120),
  }),
  ratingAfter: z
    .strictObject({ exact: line(40), more: line(40) })
    .describe(
      'The text after the score: `exact` for an exact number of reviews, `more` for a number with a plus.',
    ),
  views: z
    .strictObject({ label: line(40), page: line(12), code: line(12) })
    .describe('The switch between a web page and its code, in the hero of web development pages.'),
});
export type InterfaceWords = z.infer<typeof interfaceWords>;

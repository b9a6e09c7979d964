import type { EnquiryField } from '../../contract/enquiry-rules.ts';
import { routeOf } from '../../contract/paths.ts';
import { itemOf, planOf } from '../../contract/plan.ts';
import { lineName } from '../../contract/plan-text.ts';
import { inCatalogueOrder, planCatalogue } from '../../site/lib/plan-catalogue.ts';
import type { ToolWords, WordsOf } from '../../site/schemas/tool-words.ts';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';

/*
 * The current content: the labels of controls, and pages found by their kind or by what they
 * contain. With these, tests don't name any page, person, price or sentence that an owner may
 * change.
 */

export const { content } = readContent(root);

/** Returns content that must exist because the content check has passed. Throws otherwise. */
export function there<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('fix content/ first: npx node tools/check-content.ts');
  return found;
}

export const company = there(content.company).data;
export const ui = there(content.interface).data;
export const forms = there(content.forms).data;
export const navigation = there(content.navigation).data;
export const languages = there(content.languages).data;
export const timing = there(content.timing).data;
export const prices = there(content.prices).data;
export const offers = there(content.offers).data;
export const claims = there(content.claims).data;
export const { categories } = there(content.categories).data;
export const { topics } = there(content.topics).data;

const { fields, submit, about } = forms.enquiry;

/** The label of the newsletter form's only field. */
export const subscriptionLabel = there(content.forms).data.subscription.fields.email.label;
/** The enquiry form's labels and buttons. */
export const labels = {
  firstName: fields.firstName.label,
  lastName: fields.lastName.label,
  phone: fields.phone.label,
  email: fields.email.label,
  message: fields.message.label,
  service: fields.service.label,
  package: fields.package.label,
  submit,
  remove: about.remove,
} satisfies Record<EnquiryField | 'submit' | 'remove', string>;

/** The label of the menu's link to a path. */
export function menuLabel(path: string): string {
  return there(navigation.main.find((item) => item.path === path)).label;
}

/** The page of a kind that has exactly one file in content/pages. */
export function pageOf<Kind extends Page['kind']>(kind: Kind): Extract<Page, { kind: Kind }> {
  return there(content.pages.map(({ data }) => data).find((data) => isKind(data, kind)));
}

/** The wording of a free tool. */
export function toolWordsOf<Name extends ToolWords['name']>(name: Name): WordsOf<Name> {
  const isWanted = (tool: ToolWords): tool is WordsOf<Name> => tool.name === name;
  const tools = content.pages.flatMap(({ data }) => (data.kind === 'tool' ? [data.tool] : []));
  return there(tools.find(isWanted));
}

/** The article that contains a free tool. */
export function toolArticleOf(name: ToolWords['name']): { path: string } {
  const tools = content.pages.flatMap(({ data }) => (data.kind === 'tool' ? [data] : []));
  return there(there(tools.find(({ tool }) => tool.name === name)).article);
}

/** The page that sells a service. */
export function servicePathOf(slug: string): string {
  return there(content.services.find((service) => service.slug === slug)).data.path;
}

type Page = (typeof content.pages)[number]['data'];

function isKind<Kind extends Page['kind']>(
  data: Page,
  kind: Kind,
): data is Extract<Page, { kind: Kind }> {
  return data.kind === kind;
}

/** The pages of services that show packages. Those with their own packages come first. */
const servicePages = content.pages
  .flatMap(({ slug, data }) => {
    if (data.kind !== 'service') return [];
    const set = there(content.pricing.find((each) => each.slug === data.pricing.tiers)).data;
    return {
      path: routeOf(slug),
      service: data.service,
      data,
      set,
      isOwn: set.service === data.service,
    };
  })
  .sort((one, other) => Number(other.isOwn) - Number(one.isOwn));

const [first, second] = servicePages.filter(({ data }) => !data.testimonials);

/** A service with its own packages, and another service that shows packages. */
export const packaged = there(first);
export const otherPackaged = there(second);
/** A service whose page shows reviews. */
export const reviewed = there(servicePages.find(({ data }) => data.testimonials));

const pathsOf = (kind: Page['kind']) =>
  content.pages.filter(({ data }) => data.kind === kind).map(({ slug }) => routeOf(slug));

export const categoryPage = there(pathsOf('category')[0]);
/** A service without packages. */
export const detail = there(
  content.pages.flatMap(({ slug, data }) =>
    data.kind === 'detail' ? { path: routeOf(slug), service: data.service } : [],
  )[0],
);
export const detailPage = detail.path;

/** An article with everything that an article may contain. */
export const article = there(
  content.articles.find(
    ({ body }) =>
      ['<Diagram', '<Example', '<Checklist', '|---', '| ---'].filter((part) => body.includes(part))
        .length >= 4,
  ) ?? content.articles[0],
);
export const articlePage = `/blogs/${article.slug}`;
export const topic = there(topics.find(({ id }) => article.data.topics.includes(id)));
export const topicPage = `/blogs/topics/${topic.id}`;

/** The items that a plan can contain, and the wording of plans. */
export const catalogue = planCatalogue(
  inCatalogueOrder(
    content.services.map(({ slug, data }) => ({ ...data, slug })),
    categories,
  ),
  content.pricing.map(({ data }) => data),
);
export const planWords = { words: forms.plan, locale: forms.locale };

/** A package of the first service, with its item, the form's query for it and its name there. */
export const tier = there(packaged.set.tiers.at(-1));
export const ordered = itemOf(packaged.service, tier.id);
export const orderQuery = `?item=${ordered}`;
export const orderedName = lineName(there(planOf([ordered], catalogue).lines[0]), planWords);

/** A pattern that matches a name at the start of a longer text. */
export const startingWith = (text: string) => new RegExp(`^${RegExp.escape(text)}`);

/**
 * The site's own language, and two languages to translate it into, with different first letters.
 */
export const pageLanguage = there(
  languages.languages.find(({ code }) => code === languages.default),
);
const others = languages.languages.filter(
  ({ native }, index, all) =>
    /^[A-Z]/.test(native) && all.findIndex((each) => each.native[0] === native[0]) === index,
);
const [firstOther, secondOther] = others.filter(({ code }) => code !== languages.default);
export const otherLanguage = there(firstOther);
export const thirdLanguage = there(secondOther);

/** A region of the distribution that is neither first nor last. */
export const { regions } = there(content.sourcing).data;
export const shareOf = ({ name, percent }: { name: string; percent: number }) =>
  `${name}: ${percent}%`;
export const region = there(regions[Math.floor(regions.length / 2)]);

const { samples, ...sampleWords } = there(content.samples).data;

/** The first page that shows a sample of finished work. */
export const sampled = there(
  content.pages.flatMap(({ slug, data }) => {
    const name = 'sampleDocument' in data ? data.sampleDocument : undefined;
    return name ? { path: routeOf(slug), words: { ...sampleWords, ...samples[name] } } : [];
  })[0],
);

/** Pages that contain a free tool. */
export const toolHolders = content.pages.flatMap(({ slug, data }) => {
  const name = data.kind !== 'tool' && 'tool' in data ? data.tool : undefined;
  return name ? { path: routeOf(slug), name } : [];
});

import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { fillWords } from '../../contract/fill-words.ts';
import { paths, routeOf, toolPath } from '../../contract/paths.ts';
import type { Catalogue } from '../../contract/plan.ts';
import { type ActionLink, actionLink } from '../lib/action-link.ts';
import { cheapest } from '../lib/cheapest.ts';
import { inCatalogueOrder, planCatalogue } from '../lib/plan-catalogue.ts';
import { planOffers } from '../lib/plan-offers.ts';
import { ratingWords } from '../lib/rating-words.ts';
import type { PricedService } from '../lib/service-card.ts';
import type { Action, CategoryId } from '../schemas/common.ts';
import type { Badge } from '../schemas/page-parts.ts';
import type { Service } from '../schemas/service.ts';

/** The collections that consist of a single file, such as company, navigation and offers. */
type SingleKey = Exclude<
  CollectionKey,
  'pages' | 'services' | 'pricing' | 'testimonials' | 'articles'
>;

/** Returns the entry of a single-file collection. */
export async function getSite<Key extends SingleKey>(
  name: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/site/${name}.yaml is missing`);
  return entry.data;
}

/**
 * Returns services in catalogue order. Without `listing`, it returns the services of both listings.
 */
export async function getServices(listing?: Service['listing']): Promise<PricedService[]> {
  const { categories } = await getSite('categories');
  const entries = await getCollection('services');
  const services = await Promise.all(entries.map(({ id, data }) => withPackagePrice(id, data)));
  const listed = services.filter((each) => listing === undefined || each.listing === listing);
  return inCatalogueOrder(listed, categories);
}

/** Returns the services and packages that a visitor can plan and order. */
export async function getCatalogue(): Promise<Catalogue> {
  const sets = await getCollection('pricing');
  return planCatalogue(
    await getServices(),
    sets.map(({ data }) => data),
  );
}

export async function getService(slug: string): Promise<PricedService> {
  const entry = await getEntry('services', slug);
  if (!entry) throw new Error(`content/services/${slug}.yaml is missing`);
  return withPackagePrice(slug, entry.data);
}

async function withPackagePrice(slug: string, data: Service): Promise<PricedService> {
  const sets = (await getCollection('pricing')).filter((set) => set.data.service === slug);
  const tiers = sets.flatMap((set) => set.data.tiers).filter(({ price }) => price.kind === 'fixed');
  return { ...data, slug, packagesFrom: cheapest(tiers)?.price };
}

export async function getCategory(id: CategoryId) {
  const { categories } = await getSite('categories');
  const category = categories.find((each) => each.id === id);
  if (!category) throw new Error(`content/site/categories.yaml: ${id} is missing`);
  return category;
}

/** Returns the catalogue services of a category. */
export async function getFamily(id: CategoryId): Promise<PricedService[]> {
  return (await getServices('catalogue')).filter(({ category }) => category === id);
}

/**
 * Returns the page `content/pages/<route>.yaml`. Throws if it is missing or of a different kind.
 */
export async function getPage<Kind extends PageData['kind']>(route: string, kind: Kind) {
  const entry = await getEntry('pages', route);
  if (!entry || !isKind(entry.data, kind)) {
    throw new Error(`content/pages/${route}.yaml is missing or not of kind ${kind}`);
  }
  return entry.data;
}

/**
 * Returns every page of a kind. `path` starts with a slash; `route` doesn't, because Astro expects
 * it that way.
 */
export async function getPages<Kind extends PageData['kind']>(kind: Kind) {
  const entries = await getCollection('pages');
  return entries.flatMap(({ id, data }) =>
    isKind(data, kind) ? [{ route: id, path: routeOf(id), data }] : [],
  );
}

/** Returns the pages whose services belong to a category. */
export async function filterByCategory<Page extends { data: { service: string } }>(
  pages: Page[],
  category: CategoryId,
): Promise<Page[]> {
  const services = await Promise.all(pages.map(({ data }) => getService(data.service)));
  return pages.filter((_, index) => services[index]?.category === category);
}

/** Returns the page of a free tool, with its path. */
export async function getTool(name: string) {
  const path = toolPath(name);
  return { ...(await getPage(path.slice(1), 'tool')), path };
}

/** Turns an action into a link. An order is for `service` unless it names a service itself. */
export async function getAction(action: Action, service?: string): Promise<ActionLink> {
  const [{ email }, { noPayment }] = await Promise.all([getSite('company'), getSite('prices')]);
  return actionLink(action, { email, service, note: noPayment });
}

/**
 * Returns a page's main button. If its category has a standing offer on this path, the offer and
 * its terms are included.
 */
export async function getOfferAction(path: string, action: Action) {
  const [{ standing, terms }, { categories }] = await Promise.all([
    getSite('offers'),
    getSite('categories'),
  ]);
  const here = categories.filter(({ strip }) => strip.path === path).map(({ id }) => id);
  const offer = standing.find(({ category }) => here.includes(category));
  if (!offer) return { action: await getAction(action) };
  const asking = action.kind === 'order' && offer.message !== undefined;
  return {
    action: await getAction(asking ? { ...action, message: offer.message } : action),
    offer: fillWords(offer.text, { percent: offer.percent }),
    terms,
  };
}

/** Returns each category's standing offer as a sentence, as shown with a plan. */
export async function getPlanOffers() {
  const [{ standing }, { categories }, { offer }] = await Promise.all([
    getSite('offers'),
    getSite('categories'),
    getPage('plan', 'plan'),
  ]);
  return planOffers({ standing, categories, sentence: offer });
}

/** Returns the badge above a page's headline: words, or a rating from content/site/claims.yaml. */
export async function getBadge(badge: Badge) {
  if (badge.kind !== 'rating') return badge;
  const [{ ratings, ratingNote }, words] = await Promise.all([
    getSite('claims'),
    getSite('interface'),
  ]);
  const rating = {
    ...ratingWords(ratings[badge.of], words),
    note: ratingNote,
    href: (await hasReviews(badge.of)) ? paths.testimonials : undefined,
  };
  return { kind: badge.kind, rating };
}

/** Returns whether there are reviews of the category or of any service in it. */
async function hasReviews(id: CategoryId): Promise<boolean> {
  const [sets, services] = await Promise.all([getCollection('testimonials'), getServices()]);
  const slugs = services.filter(({ category }) => category === id).map(({ slug }) => slug);
  return sets.some(({ data: { category, service } }) => {
    return category === id || (service !== undefined && slugs.includes(service));
  });
}

/** Builds the breadcrumb of a page about a whole category: all services, then the page itself. */
export async function getCategoryBreadcrumb(id: CategoryId, path: string) {
  const [{ name }, words] = await Promise.all([getCategory(id), getSite('interface')]);
  const trail = [
    { label: words.allServices, path: paths.services },
    { label: name, path },
  ];
  return { label: words.breadcrumb, trail };
}

/** Builds the breadcrumb of a service: its category, then the service itself. */
export async function getBreadcrumb(service: PricedService) {
  const [category, words] = await Promise.all([
    getCategory(service.category),
    getSite('interface'),
  ]);
  return {
    label: words.breadcrumb,
    trail: [
      { label: category.name, path: category.path },
      { label: service.name, path: service.path },
    ],
  };
}

type PageData = Awaited<ReturnType<typeof getCollection<'pages'>>>[number]['data'];

function isKind<Kind extends PageData['kind']>(
  data: PageData,
  kind: Kind,
): data is Extract<PageData, { kind: Kind }> {
  return data.kind === kind;
}

import { type CollectionEntry, type CollectionKey, getCollection, getEntry } from 'astro:content';
import { fillWords } from '../../contract/fill-words.ts';
import { paths, routeOf, toolPath } from '../../contract/paths.ts';
import type { Catalogue } from '../../contract/plan.ts';
import { type ActionLink, actionLink } from '../lib/action-link.ts';
import { cheapest } from '../lib/cheapest.ts';
import { inCatalogueOrder, planCatalogue } from '../lib/plan-catalogue.ts';
import { ratingWords } from '../lib/rating-words.ts';
import type { PricedService } from '../lib/service-card.ts';
import type { Action, CategoryId, PackagedCategory } from '../schemas/common.ts';
import type { Badge } from '../schemas/page-parts.ts';
import type { Service } from '../schemas/service.ts';

/** The collections that contain one file: company, navigation, offers ... */
type SingleKey = Exclude<
  CollectionKey,
  'pages' | 'services' | 'pricing' | 'testimonials' | 'articles'
>;

/** The one entry of a single-file collection. */
export async function getSite<Key extends SingleKey>(
  name: Key,
): Promise<CollectionEntry<Key>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`content/site/${name}.yaml is missing`);
  return entry.data;
}

/** Services in catalogue order, from one listing or both. */
export async function getServices(listing?: Service['listing']): Promise<PricedService[]> {
  const { categories } = await getSite('categories');
  const entries = await getCollection('services');
  const services = await Promise.all(entries.map(({ id, data }) => inCatalogue(id, data)));
  const listed = services.filter((each) => listing === undefined || each.listing === listing);
  return inCatalogueOrder(listed, categories);
}

/** What a visitor can plan and order. */
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
  return inCatalogue(slug, entry.data);
}

async function inCatalogue(slug: string, data: Service): Promise<PricedService> {
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

/** The catalogue's services in a category. */
export async function getFamily(id: CategoryId): Promise<PricedService[]> {
  return (await getServices('catalogue')).filter(({ category }) => category === id);
}

/** The page `content/pages/<route>.yaml` if it is of this kind. */
export async function getPage<Kind extends PageData['kind']>(route: string, kind: Kind) {
  const entry = await getEntry('pages', route);
  if (!entry || !isKind(entry.data, kind)) {
    throw new Error(`content/pages/${route}.yaml is missing or not of kind ${kind}`);
  }
  return entry.data;
}

/** Every page of a kind, with its path; `route` is without the leading slash, as Astro expects. */
export async function getPages<Kind extends PageData['kind']>(kind: Kind) {
  const entries = await getCollection('pages');
  return entries.flatMap(({ id, data }) =>
    isKind(data, kind) ? [{ route: id, path: routeOf(id), data }] : [],
  );
}

/** The pages of services with packages in a category. */
export async function getServicePages(category: PackagedCategory) {
  const pages = await getPages('service');
  const services = await Promise.all(pages.map(({ data }) => getService(data.service)));
  return pages.filter((_, index) => services[index]?.category === category);
}

/** The page of a free tool, and its path. */
export async function getTool(name: string) {
  const path = toolPath(name);
  return { ...(await getPage(path.slice(1), 'tool')), path };
}

/** An action in the content as a link: orders include `service` unless they name their own. */
export async function getAction(action: Action, service?: string): Promise<ActionLink> {
  const [{ email }, { noPayment }] = await Promise.all([getSite('company'), getSite('prices')]);
  return actionLink(action, { email, service, note: noPayment });
}

/** The page's first button and, if the page at `path` has one, its standing offer with terms. */
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

/** What is above a page's headline: words, or a rating from content/site/claims.yaml. */
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

/** Whether reviews of the category or a service in it are published. */
async function hasReviews(id: CategoryId): Promise<boolean> {
  const [sets, services] = await Promise.all([getCollection('testimonials'), getServices()]);
  const slugs = services.filter(({ category }) => category === id).map(({ slug }) => slug);
  return sets.some(({ data: { category, service } }) => {
    return category === id || (service !== undefined && slugs.includes(service));
  });
}

/** Breadcrumb: all services, then the page at `path` that offers or lists a whole category. */
export async function getOfferBreadcrumb(id: CategoryId, path: string) {
  const [{ name }, words] = await Promise.all([getCategory(id), getSite('interface')]);
  const trail = [
    { label: words.allServices, path: paths.services },
    { label: name, path },
  ];
  return { label: words.breadcrumb, trail };
}

/** Breadcrumb: the service's category, then the service itself. */
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

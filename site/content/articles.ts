import { type CollectionEntry, getCollection } from 'astro:content';
import { paths } from '../../contract/paths.ts';
import { formatCount } from '../lib/format-count.ts';
import { formatDate } from '../lib/format-date.ts';
import { isoDay } from '../lib/iso-day.ts';
import { readingMinutes } from '../lib/reading-minutes.ts';
import type { PricedService } from '../lib/service-card.ts';
import type { ArticleCardProps } from '../sections/ArticleCard.tsx';
import { getServices, getSite } from './collections.ts';

export type ArticleEntry = CollectionEntry<'articles'>;

/** Returns every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  const articles = await getCollection('articles');
  return articles.toSorted(
    (one, other) => other.data.published.getTime() - one.data.published.getTime(),
  );
}

/**
 * Returns the articles published just before and just after this one, leaving out its related
 * articles.
 */
export async function getNeighbours({ id: own, data }: ArticleEntry) {
  const articles = (await getArticles()).filter(({ id }) => !data.related.includes(id));
  const place = articles.findIndex(({ id }) => id === own);
  const at = (index: number) => {
    const entry = articles[index];
    return entry && { title: entry.data.title, path: articlePath(entry.id) };
  };
  return { previous: at(place + 1), next: place > 0 ? at(place - 1) : undefined };
}

export async function getAuthor(id: string) {
  const { authors } = await getSite('authors');
  const author = authors.find((each) => each.id === id);
  if (!author) throw new Error(`content/site/authors.yaml: ${id} is missing`);
  return author;
}

/**
 * Returns the topics with their articles. Topics without articles are left out, because they have
 * no page.
 */
export async function getTopics() {
  const [{ topics }, articles] = await Promise.all([getSite('topics'), getArticles()]);
  return topics.flatMap((topic) => {
    const [newest, ...others] = articles.filter(({ data }) => data.topics.includes(topic.id));
    return newest ? { ...topic, articles: [newest, ...others] as const } : [];
  });
}

/**
 * Returns the links of the topic filter: the current topic, then those with the most articles.
 */
export async function getTopicLinks(current?: string) {
  const links = (await getTopics()).map(({ id, name, articles }) => ({
    label: name,
    path: topicPath(id),
    count: articles.length,
    isCurrent: id === current,
  }));
  return links.toSorted(
    (one, other) => Number(other.isCurrent) - Number(one.isCurrent) || other.count - one.count,
  );
}

/** Returns links to an article's topics, in the order the article lists them. */
export async function getTopicsOf({ data }: ArticleEntry) {
  const { topics } = await getSite('topics');
  return data.topics.flatMap((id) =>
    topics
      .filter((topic) => topic.id === id)
      .map(({ name }) => ({ label: name, path: topicPath(id) })),
  );
}

/** Returns the link to the Knowledge Hub, with its label from the menu. */
export async function getHubLink() {
  const { main } = await getSite('navigation');
  return { label: main.find(({ path }) => path === paths.hub)?.label ?? '', path: paths.hub };
}

/** Builds the breadcrumb: the Knowledge Hub, the article's first topic, the article itself. */
export async function getArticleTrail(article: ArticleEntry) {
  const [hub, [topic]] = await Promise.all([getHubLink(), getTopicsOf(article)]);
  return [
    hub,
    ...(topic ? [topic] : []),
    { label: article.data.title, path: articlePath(article.id) },
  ];
}

/**
 * Returns the services that an article names. If they don't fill a row, services from the first
 * one's category are added.
 */
export async function getOffered(slugs: string[]): Promise<PricedService[]> {
  const services = await getServices();
  const named = slugs.flatMap((slug) => services.filter((service) => service.slug === slug));
  const family = services.filter(
    (service) =>
      service.listing === 'catalogue' &&
      service.category === named[0]?.category &&
      !named.includes(service),
  );
  return [...named, ...family].slice(0, Math.max(named.length, cardsInARow));
}

const cardsInARow = 3;

/** Returns the props of an article's card. */
export async function articleCard({ id, data, body }: ArticleEntry): Promise<ArticleCardProps> {
  const [{ categories }, words] = await Promise.all([getSite('categories'), getSite('interface')]);
  const { title, summary, category, diagram, published } = data;
  return {
    title,
    summary,
    path: articlePath(id),
    category,
    categoryName: categories.find((each) => each.id === category)?.name ?? category,
    diagram,
    published: { machine: isoDay(published), text: formatDate(published) },
    readingTime: formatCount(readingMinutes(body ?? ''), words.article.readingTime),
  };
}

export const articlePath = (slug: string) => `${paths.hub}/${slug}`;
export const topicPath = (id: string) => `${paths.hub}/topics/${id}`;

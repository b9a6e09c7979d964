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

/** Every article, newest first. */
export async function getArticles(): Promise<ArticleEntry[]> {
  const articles = await getCollection('articles');
  return articles.toSorted(
    (one, other) => other.data.published.getTime() - one.data.published.getTime(),
  );
}

/** The articles published before and after this one, apart from those that it names as related. */
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

/** Topics with their articles; a topic without any has no page. */
export async function getTopics() {
  const [{ topics }, articles] = await Promise.all([getSite('topics'), getArticles()]);
  return topics.flatMap((topic) => {
    const [newest, ...others] = articles.filter(({ data }) => data.topics.includes(topic.id));
    return newest ? { ...topic, articles: [newest, ...others] as const } : [];
  });
}

/** The topic filter: every topic, its number of articles, and the current one. */
export async function getTopicLinks(current?: string) {
  return (await getTopics()).map(({ id, name, articles }) => ({
    label: name,
    path: topicPath(id),
    count: articles.length,
    isCurrent: id === current,
  }));
}

/** Topics of an article as links, in the article's own order. */
export async function getTopicsOf({ data }: ArticleEntry) {
  const { topics } = await getSite('topics');
  return data.topics.flatMap((id) =>
    topics
      .filter((topic) => topic.id === id)
      .map(({ name }) => ({ label: name, path: topicPath(id) })),
  );
}

/** The link to the Knowledge Hub, labelled as in the menu. */
export async function getHubLink() {
  const { main } = await getSite('navigation');
  return { label: main.find(({ path }) => path === paths.hub)?.label ?? '', path: paths.hub };
}

/** Breadcrumb: the Knowledge Hub, the article's first topic, the article. */
export async function getArticleTrail(article: ArticleEntry) {
  const [hub, [topic]] = await Promise.all([getHubLink(), getTopicsOf(article)]);
  return [
    hub,
    ...(topic ? [topic] : []),
    { label: article.data.title, path: articlePath(article.id) },
  ];
}

/** Services that an article links to, plus others from the first one's category to fill the row. */
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

/** An article as shown on cards. */
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

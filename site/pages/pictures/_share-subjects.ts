import { type CollectionEntry, getCollection } from 'astro:content';
import { fillWords } from '../../../contract/fill-words.ts';
import { routeOf } from '../../../contract/paths.ts';
import type { SceneName } from '../../artwork/scene-names.ts';
import type { ShareSubject } from '../../artwork/share-picture/draw-share-picture.ts';
import type { Title } from '../../artwork/share-picture/fit-title.ts';
import type { ShareSource } from '../../artwork/share-picture/share-art.ts';
import {
  type ArticleEntry,
  articlePath,
  getArticles,
  getHubLink,
  getTopics,
  topicPath,
} from '../../content/articles.ts';
import { getCategory, getPage, getServices, getSite } from '../../content/collections.ts';
import { categoryOfKind } from '../../lib/category-of-kind.ts';
import { formatCount } from '../../lib/format-count.ts';
import { lastWord } from '../../lib/last-word.ts';
import type { CategoryId } from '../../schemas/common.ts';

type Page = CollectionEntry<'pages'>['data'];
type Subject = Omit<ShareSubject, 'company'>;
type Named = { path: string; subject: Subject };

/** Returns the path of every indexable page, with the contents of its share picture. */
export async function getShareSubjects(): Promise<{ path: string; subject: ShareSubject }[]> {
  const { name: company } = await getSite('company');
  const all = [...(await pageSubjects()), ...(await articleSubjects()), ...(await topicSubjects())];
  return all.map(({ path, subject }) => ({ path, subject: { ...subject, company } }));
}

async function pageSubjects(): Promise<Named[]> {
  const pages = (await getCollection('pages')).filter(({ data }) => data.kind !== 'notice');
  return Promise.all(
    pages.map(async ({ id, data }) => ({
      path: routeOf(id),
      subject: await pageSubject(data),
    })),
  );
}

async function pageSubject(page: Page): Promise<Subject> {
  const { scene, category } = await sceneOf(page);
  return {
    title: await titleOf(page),
    art: { kind: 'scene', name: scene },
    category: category ?? 'seo',
    chip: category && (await getCategory(category)).name,
  };
}

/** An article's title beside its diagram. An article without a diagram has its category's scene. */
async function articleSubjects(): Promise<Named[]> {
  const articles = await getArticles();
  return Promise.all(
    articles.map(async (article) => ({
      path: articlePath(article.id),
      subject: {
        title: { text: article.data.title, mark: lastWord(article.data.title) },
        art: await artOf(article),
        category: article.data.category,
        chip: (await getCategory(article.data.category)).name,
      },
    })),
  );
}

/** A topic's name beside the picture of its newest article. */
async function topicSubjects(): Promise<Named[]> {
  const [topics, { label }, hub] = await Promise.all([
    getTopics(),
    getHubLink(),
    getPage('blogs', 'hub'),
  ]);
  return Promise.all(
    topics.map(async ({ id, name, articles: [newest] }) => {
      const text = fillWords(hub.topic.title, { topic: name });
      return {
        path: topicPath(id),
        subject: {
          title: { text, mark: lastWord(text) },
          art: await artOf(newest),
          category: newest.data.category,
          chip: label || undefined,
        },
      };
    }),
  );
}

async function artOf({ data }: ArticleEntry): Promise<ShareSource> {
  if (data.diagram) return { kind: 'diagram', name: data.diagram };
  return { kind: 'scene', name: (await getCategory(data.category)).scene };
}

async function titleOf(page: Page): Promise<Title> {
  if ('hero' in page) return page.hero.headline;
  if ('banner' in page && 'headline' in page.banner) return page.banner.headline;
  if (page.kind !== 'services') throw new Error(`A ${page.kind} page has no headline.`);
  const { length } = await getServices('catalogue');
  const phrase = `${length} ${formatCount(length, page.heading)}`;
  return { text: phrase, mark: phrase.slice(phrase.lastIndexOf(' ') + 1) };
}

/** Returns the page's own scene, or its service's, or its category's. */
async function sceneOf(page: Page): Promise<{ scene: SceneName; category?: CategoryId }> {
  const shown = 'hero' in page && 'scene' in page.hero ? page.hero.scene : undefined;
  const service =
    'service' in page && (await getServices()).find(({ slug }) => slug === page.service);
  const own = page.meta.picture ?? shown ?? (service ? service.scene : undefined);
  const category = service
    ? service.category
    : 'category' in page
      ? page.category
      : categoryOfKind.get(page.kind);
  if (category) return { scene: own ?? (await getCategory(category)).scene, category };
  return { scene: own ?? standInScene };
}

/** The scene for pages that have none. */
const standInScene: SceneName = 'search-results';

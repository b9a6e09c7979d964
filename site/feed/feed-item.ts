import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { getContainerRenderer as mdxRenderer } from '@astrojs/mdx/container-renderer';
import type { RSSFeedItem } from '@astrojs/rss';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import * as cheerio from 'cheerio';
import { type ArticleEntry, articlePath, getAuthor, getTopicsOf } from '../content/articles.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import FeedDiagram from './FeedDiagram.astro';
import FeedKeyFigure from './FeedKeyFigure.astro';
import FeedPart from './FeedPart.astro';
import FeedTool from './FeedTool.astro';

/** Turns an article into a feed item. `address` turns a path into a full URL. */
export async function feedItem(
  article: ArticleEntry,
  address: (path: string) => string,
): Promise<RSSFeedItem> {
  const { title, description, published } = article.data;
  const [author, topics, content] = await Promise.all([
    getAuthor(article.data.author),
    getTopicsOf(article),
    contentOf(article, address),
  ]);
  return {
    title,
    description,
    link: address(articlePath(article.id)),
    pubDate: published,
    categories: topics.map(({ label }) => label),
    content,
    // RSS requires an email address in `author`, so the name goes into `dc:creator`.
    customData: `<dc:creator>${escapeXml(author.name)}</dc:creator>`,
  };
}

/** Renders the article's HTML with static components and full URLs. */
async function contentOf(article: ArticleEntry, address: (path: string) => string) {
  const [container, { Content }] = await Promise.all([openContainer(), render(article)]);
  const components = {
    Example: FeedPart,
    Checklist: FeedPart,
    Schedule: FeedPart,
    Diagram: FeedDiagram,
    KeyFigure: FeedKeyFigure,
    Tool: FeedTool,
  };
  const html = await container.renderToString(Content, { props: { components } });
  const $ = cheerio.load(html, null, false);
  for (const name of ['href', 'src']) {
    $(`[${name}^="/"]`).each((_, element) => {
      $(element).attr(name, address($(element).attr(name) ?? ''));
    });
  }
  return $.html().trim();
}

function openContainer(): Promise<AstroContainer> {
  container ??= loadRenderers([mdxRenderer()]).then((renderers) =>
    AstroContainer.create({ renderers }),
  );
  return container;
}

let container: Promise<AstroContainer> | undefined;

import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { paths } from '../../contract/paths.ts';
import { getArticles } from '../content/articles.ts';
import { getPage, getSite } from '../content/collections.ts';
import { feedItem } from '../feed/feed-item.ts';
import { feedLength } from '../feed/feed-length.ts';
import { escapeXml } from '../lib/escape-xml.ts';
import { locale } from '../lib/locale.ts';

/** The feed of the newest articles, with their full content. */
export const GET: APIRoute = async ({ site }) => {
  const [{ feed }, company, articles] = await Promise.all([
    getPage('blogs', 'hub'),
    getSite('company'),
    getArticles(),
  ]);
  const address = (path: string) => new URL(path, site).href;
  return rss({
    title: feed.title,
    description: feed.description,
    site: address(paths.hub),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${locale.toLowerCase()}</language><copyright>${escapeXml(company.name)}</copyright><atom:link href="${address(paths.feed)}" rel="self" type="application/rss+xml"/>`,
    items: await Promise.all(
      articles.slice(0, feedLength).map((article) => feedItem(article, address)),
    ),
  });
};

import type { APIRoute } from 'astro';
import { paths } from '../../contract/paths.ts';
import { getArticles } from '../content/articles.ts';
import { getPage, getSite } from '../content/collections.ts';
import { feedItem } from '../feed/feed-item.ts';
import { feedLength } from '../feed/feed-length.ts';
import { xmlText } from '../feed/xml-text.ts';
import { locale } from '../lib/locale.ts';

/** The newest articles, each with its full content. */
export const GET: APIRoute = async ({ site }) => {
  const [{ feed }, company, articles] = await Promise.all([
    getPage('blogs', 'hub'),
    getSite('company'),
    getArticles(),
  ]);
  const address = (path: string) => new URL(path, site).href;
  const items: string[] = [];
  for (const article of articles.slice(0, feedLength)) items.push(await feedItem(article, address));
  const body = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(feed.title)}</title>
<link>${address(paths.hub)}</link>
<description>${xmlText(feed.description)}</description>
<language>${locale.toLowerCase()}</language>
<copyright>${xmlText(company.name)}</copyright>
<atom:link href="${address(paths.feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel>
</rss>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/rss+xml' } });
};

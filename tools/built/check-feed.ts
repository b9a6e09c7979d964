import * as cheerio from 'cheerio';
import { feedLength } from '../../site/feed/feed-length.ts';
import type { Built, BuiltPage } from './read-built.ts';

const feedPath = '/rss.xml';

/** The feed has the newest articles, if there are any, each with a past date and its content. */
export function checkFeed({ files, found, text }: Built, now = new Date()): string[] {
  const pages = found
    .filter(({ $ }) => $('meta[property="og:type"]').attr('content') === 'article')
    .toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  const articles = pages.map(({ path }) => path);
  if (!files.has(feedPath)) return articles.length > 0 ? [`${feedPath} is missing`] : [];
  const $ = cheerio.load(text(feedPath), { xml: true });
  const items = $('channel > item').toArray();
  const linked = items.map((item) => URL.parse($(item).children('link').text())?.pathname ?? '');
  const guids = items.map((item) => $(item).children('guid').text());
  const channel = ['title', 'link', 'description', 'language'];
  return [
    ...channel
      .filter((name) => $(`channel > ${name}`).first().text().trim() === '')
      .map((name) => `${feedPath}: its ${name} is missing`),
    ...articles
      .slice(0, feedLength)
      .filter((path) => !linked.includes(path))
      .map((path) => `${feedPath}: no ${path}`),
    ...linked.filter((path) => !articles.includes(path)).map((path) => `${feedPath}: ${path}?`),
    ...(new Set(guids).size === guids.length ? [] : [`${feedPath}: it contains a guid twice`]),
    ...items.flatMap((item, index) => {
      const date = new Date($(item).children('pubDate').text());
      const content = $(item).children('content\\:encoded').text();
      const isGood = date <= now && content.includes('<p>');
      return isGood ? [] : [`${feedPath}: ${linked[index]} has no past date or no content`];
    }),
  ];
}

/** The day on which an article was published: `2026-03-05`. */
function dayOf({ html }: BuiltPage): string {
  return /"datePublished":"([\d-]{10})/.exec(html)?.[1] ?? '';
}

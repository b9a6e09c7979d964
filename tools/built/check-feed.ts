import * as cheerio from 'cheerio';
import type { Built } from './read-built.ts';

const feedPath = '/rss.xml';

/** The feed, once there is one: every article is in it, with a date of the past and its content. */
export function checkFeed({ files, found, text }: Built, now = new Date()): string[] {
  const articles = found
    .filter(({ $ }) => $('meta[property="og:type"]').attr('content') === 'article')
    .map(({ path }) => path);
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
    ...articles.filter((path) => !linked.includes(path)).map((path) => `${feedPath}: no ${path}`),
    ...linked.filter((path) => !articles.includes(path)).map((path) => `${feedPath}: ${path}?`),
    ...(new Set(guids).size === guids.length ? [] : [`${feedPath}: a guid stands in it twice`]),
    ...items.flatMap((item, index) => {
      const date = new Date($(item).children('pubDate').text());
      const content = $(item).children('content\\:encoded').text();
      const isGood = date <= now && content.includes('<p>');
      return isGood ? [] : [`${feedPath}: ${linked[index]} has no date of the past or no content`];
    }),
  ];
}
